import type { Viewer } from "../../contract/viewer.ts";
import type { Deps } from "../../deps.ts";
import { handle } from "../../handle.ts";
import { recordChange } from "../sessions/record-change.ts";
import { admitTools, admitToolsLocked } from "./admit-tools.ts";
import { listTools } from "./contract.ts";
import { defaultName } from "./default-names.ts";
import { toToolList } from "./present-tools.ts";
import { toolEvent } from "./tool-events.ts";
import { TOOL_KINDS } from "./tool-kinds.ts";
import { countTools, insertTool, listAllTools, listOpenTools } from "./tool-repository.ts";
import { isOver, mayWrite } from "./tool-rights.ts";

export const listToolsHandler = handle(listTools, async ({ deps, viewer, params }) => {
  const { db } = deps.database;
  const person = await admitTools(db, deps, viewer, params.id);
  const isEmpty = (await countTools(db, params.id)) === 0;
  if (isEmpty && TOOL_KINDS.every((kind) => mayWrite(person, kind))) await makeFirstTools(deps, viewer, params.id);
  const listed = isOver(person.session) ? listAllTools : listOpenTools;
  return { status: 200, body: toToolList(await listed(db, params.id), person) };
});

/** One tool of each kind, once, however many people ask at the same time. */
async function makeFirstTools(deps: Deps, viewer: Viewer, sessionId: number): Promise<void> {
  await recordChange(deps, async (tx) => {
    const { session, now } = await admitToolsLocked(tx, deps, viewer, sessionId);
    if ((await countTools(tx, sessionId)) > 0) return { events: [], response: null };
    const events = [];
    for (const [position, kind] of TOOL_KINDS.entries()) {
      const tool = await insertTool(tx, {
        sessionId,
        kind,
        name: defaultName(kind, session.language, new Set()),
        position,
        creatorKeycloakId: viewer.keycloakId,
        createdAt: now,
      });
      events.push(toolEvent(tool, "created", viewer.keycloakId));
    }
    return { events, response: null };
  });
}
