import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { recordChange } from "../sessions/record-change.ts";
import { admitToolsLocked } from "./admit-tools.ts";
import { createTool } from "./contract.ts";
import { defaultName } from "./default-names.ts";
import { MAX_TOOLS } from "./policy.ts";
import { toTool } from "./present-tools.ts";
import { toolEvent } from "./tool-events.ts";
import { CAPABILITY_OF } from "./tool-kinds.ts";
import { insertTool, listAllTools } from "./tool-repository.ts";
import { requireRight } from "./tool-rights.ts";

export const createToolHandler = handle(createTool, async ({ deps, viewer, params, body }) => {
  const response = await recordChange(deps, async (tx) => {
    const person = await admitToolsLocked(tx, deps, viewer, params.id);
    requireRight(person, CAPABILITY_OF[body.kind]);
    const all = await listAllTools(tx, params.id);
    if (all.length >= MAX_TOOLS) throw new ApiError("tools_full");
    const taken = new Set(all.map(({ name }) => name));
    const tool = await insertTool(tx, {
      sessionId: params.id,
      kind: body.kind,
      name: body.name ?? defaultName(body.kind, person.session.language, taken),
      position: all.length,
      creatorKeycloakId: viewer.keycloakId,
      createdAt: person.now,
    });
    return { events: [toolEvent(tool, "created", viewer.keycloakId)], response: toTool(tool, person) };
  });
  return { status: 201, body: response };
});
