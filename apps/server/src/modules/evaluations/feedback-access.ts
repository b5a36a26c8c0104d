import { ApiError } from "../../contract/errors.ts";
import type { Db } from "../../deps.ts";
import { type AttendeeRow, findAttendee } from "../attendees/attendee-repository.ts";
import { isTurnOver } from "../schedule/asked-questions.ts";
import { loadSchedule } from "../schedule/schedule-repository.ts";
import type { ScheduleState } from "../schedule/schedule-state.ts";
import { type Admission, mine } from "../sessions/access.ts";
import { actorOf, permit } from "../sessions/actor.ts";
import type { SessionRow } from "../sessions/session-repository.ts";
import { EVALUATION_POLICY } from "./policy.ts";

export interface ReadableFeedback {
  readonly session: SessionRow;
  readonly me: AttendeeRow;
  readonly evaluatee: AttendeeRow;
  readonly state: ScheduleState;
}

/** One's own feedback, once the turn's evaluation is over (decisions.md, Evaluation). */
export async function readableFeedback(
  db: Db,
  { session, me }: Admission,
  evaluateeId: number,
): Promise<ReadableFeedback> {
  permit(EVALUATION_POLICY.readFeedback, actorOf(me), session.status);
  const evaluatee = await findAttendee(db, session.id, evaluateeId);
  if (!evaluatee) throw new ApiError("attendee_not_found");
  if (evaluatee.id !== mine(me).id) throw new ApiError("permission_denied");
  const { state } = await loadSchedule(db, session);
  if (session.status !== "COMPLETED" && !isTurnOver(state, evaluatee.id)) throw new ApiError("feedback_not_open");
  return { session, me: mine(me), evaluatee, state };
}
