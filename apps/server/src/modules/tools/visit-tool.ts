import { handle } from "../../handle.ts";
import { requireAttendee } from "../sessions/access.ts";
import { actorOf, permit } from "../sessions/actor.ts";
import { recordChange } from "../sessions/record-change.ts";
import { admitToolsLocked, requireTool } from "./admit-tools.ts";
import { visitTool } from "./contract.ts";
import { TOOL_POLICY } from "./policy.ts";
import { readStatus } from "./present-tools.ts";
import { toolEvent } from "./tool-events.ts";
import { findPlace, savePlace } from "./tool-repository.ts";

export const visitToolHandler = handle(visitTool, async ({ deps, viewer, params, body }) => {
  const response = await recordChange(deps, async (tx) => {
    const { session, me, now } = await admitToolsLocked(tx, deps, viewer, params.id);
    permit(TOOL_POLICY.visit, actorOf(me), session.status);
    const { id } = requireAttendee(me);
    if (body.tool_id !== null) await requireTool(tx, params.id, body.tool_id);
    const before = await findPlace(tx, id);
    const isNews = before !== body.tool_id;
    if (isNews) await savePlace(tx, id, body.tool_id, now);
    const about = body.tool_id ?? before;
    const change = body.tool_id === null ? "left" : "visited";
    const events =
      isNews && about !== null ? [toolEvent({ id: about, sessionId: session.id }, change, viewer.keycloakId)] : [];
    return { events, response: await readStatus(tx, params.id) };
  });
  return { status: 200, body: response };
});
