import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import type { NewEvent } from "../events/server-event.ts";
import { recordChange } from "../sessions/record-change.ts";
import { admitToolsLocked, requireTool } from "./admit-tools.ts";
import { updateTool } from "./contract.ts";
import { toTool } from "./present-tools.ts";
import { toolEvent } from "./tool-events.ts";
import { CAPABILITY_OF } from "./tool-kinds.ts";
import { changeTool } from "./tool-repository.ts";
import { readOnlyReason, requireRight } from "./tool-rights.ts";

/** A new name needs the right to write to the tool, a lock the right to lock. Repeating either changes nothing. */
export const updateToolHandler = handle(updateTool, async ({ deps, viewer, params, body }) => {
  const response = await recordChange(deps, async (tx) => {
    const person = await admitToolsLocked(tx, deps, viewer, params.id);
    if (body.locked !== undefined) requireRight(person, "lock");
    const tool = await requireTool(tx, params.id, params.toolId);
    if (body.name !== undefined) requireRight(person, CAPABILITY_OF[tool.kind]);
    const isRenamed = body.name !== undefined && body.name !== tool.name;
    if (isRenamed && readOnlyReason(person, tool) === "locked") throw new ApiError("tool_locked");
    const isMoved = body.locked !== undefined && body.locked !== tool.locked;
    if (!isRenamed && !isMoved) return { events: [], response: toTool(tool, person) };
    const changed = await changeTool(tx, tool.id, {
      ...(isRenamed && { name: body.name }),
      ...(isMoved && { locked: body.locked }),
    });
    const events: NewEvent[] = [];
    if (isRenamed) events.push(toolEvent(tool, "renamed", viewer.keycloakId));
    if (isMoved) events.push(toolEvent(tool, changed.locked ? "locked" : "unlocked", viewer.keycloakId));
    return { events, response: toTool(changed, person) };
  });
  return { status: 200, body: response };
});
