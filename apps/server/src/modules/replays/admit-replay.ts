import { ApiError } from "../../contract/errors.ts";
import type { Viewer } from "../../contract/viewer.ts";
import type { Db } from "../../platform/database/database.ts";
import { listConfirmed, type Person } from "../attendees/attendee-repository.ts";
import { admit, requireAttendee } from "../sessions/access.ts";
import { actorOf, permit } from "../sessions/actor.ts";
import type { SessionRow } from "../sessions/session-repository.ts";
import { listAllTools, type ToolRow } from "../tools/tool-repository.ts";
import { REPLAY_POLICY } from "./policy.ts";
import { TOOL_HISTORY } from "./tool-history.ts";

export interface ReadableReplay {
  readonly session: SessionRow;
  readonly meId: number;
  /** Everybody with a seat, in seating order; all of them have agreed. */
  readonly people: readonly Person[];
  readonly tools: readonly ToolRow[];
}

/**
 * Admits a person who took part, while all agree (LS-D4.5): everybody with a seat, and everybody who changed something
 * in a tool, also if they gave their seat back. What a former member left behind names nobody.
 */
export async function admitReplay(db: Db, viewer: Viewer, sessionId: number): Promise<ReadableReplay> {
  const { session, me } = await admit(db, viewer, sessionId);
  permit(REPLAY_POLICY.read, actorOf(me), session.status);
  const people = await listConfirmed(db, [session.id]);
  if (!people.every((one) => one.recordingConsent)) throw new ApiError("replay_not_agreed");
  const agreed = new Set(people.map(({ keycloakId }) => keycloakId));
  const tools = await listAllTools(db, session.id);
  for (const { kind, id } of tools) {
    const authors = await TOOL_HISTORY[kind].authors(db, id);
    if (!authors.every((author) => agreed.has(author))) throw new ApiError("replay_not_agreed");
  }
  return { session, meId: requireAttendee(me).id, people, tools };
}
