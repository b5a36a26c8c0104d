import { handle } from "../../handle.ts";
import { recordChange } from "../sessions/record-change.ts";
import { admitToolsLocked, requireTool } from "./admit-tools.ts";
import { closeTool } from "./contract.ts";
import { toolEvent } from "./tool-events.ts";
import { changeTool } from "./tool-repository.ts";
import { requireRight } from "./tool-rights.ts";

/** The row stays, with what was written: the replay shows it. */
export const closeToolHandler = handle(closeTool, async ({ deps, viewer, params }) => {
  await recordChange(deps, async (tx) => {
    const person = await admitToolsLocked(tx, deps, viewer, params.id);
    requireRight(person, "lock");
    const tool = await requireTool(tx, params.id, params.toolId);
    await changeTool(tx, tool.id, { closedAt: person.now });
    return { events: [toolEvent(tool, "closed", viewer.keycloakId)], response: null };
  });
  return { status: 204 };
});
