import { ApiError } from "../../contract/errors.ts";
import type { Viewer } from "../../contract/viewer.ts";
import type { Db } from "../../platform/database/database.ts";
import { listConfirmed, type Person } from "../attendees/attendee-repository.ts";
import { admit, requireAttendee } from "../sessions/access.ts";
import { actorOf, permit } from "../sessions/actor.ts";
import type { SessionRow } from "../sessions/session-repository.ts";
import { listAllTools, type ToolRow } from "../tools/tool-repository.ts";
import { REPLAY_POLICY } from "./policy.ts";
import { isAgreed } from "./replay-state.ts";

export interface ReadableReplay {
  readonly session: SessionRow;
  readonly meId: number;
  /** Everybody with a seat, in seating order; all of them have agreed. */
  readonly people: readonly Person[];
  readonly tools: readonly ToolRow[];
}

/** Admits a person who took part, while everybody agrees. */
export async function admitReplay(db: Db, viewer: Viewer, sessionId: number): Promise<ReadableReplay> {
  const { session, me } = await admit(db, viewer, sessionId);
  permit(REPLAY_POLICY.read, actorOf(me), session.status);
  const people = await listConfirmed(db, [session.id]);
  const tools = await listAllTools(db, session.id);
  if (!(await isAgreed(db, people, tools))) throw new ApiError("replay_not_agreed");
  return { session, meId: requireAttendee(me).id, people, tools };
}
