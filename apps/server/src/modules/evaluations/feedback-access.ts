import { ApiError } from "../../contract/errors.ts";
import type { Db } from "../../platform/database/database.ts";
import type { AttendeeRow } from "../attendees/attendee-repository.ts";
import { hasTurnBegun, isTurnOver } from "../schedule/asked-questions.ts";
import { loadSchedule } from "../schedule/schedule-repository.ts";
import type { ScheduleState } from "../schedule/schedule-state.ts";
import { type Admission, requireAttendee } from "../sessions/access.ts";
import { actorOf, permit } from "../sessions/actor.ts";
import type { SessionRow } from "../sessions/session-repository.ts";
import { listRatingsAbout, listSubmittedAbout } from "./evaluation-repository.ts";
import { EVALUATION_POLICY } from "./policy.ts";

export interface ReadableFeedback {
  readonly session: SessionRow;
  /** The person whose feedback it is: the reader. */
  readonly evaluatee: AttendeeRow;
  readonly state: ScheduleState;
}

/** One's own feedback, once the turn's evaluation is over (LS-D5.5). */
export async function readableFeedback(
  db: Db,
  { session, me }: Admission,
  evaluateeId: number,
): Promise<ReadableFeedback> {
  permit(EVALUATION_POLICY.readFeedback, actorOf(me), session.status);
  const evaluatee = requireAttendee(me);
  // The same error as for every unknown id, so that it does not reveal whether somebody has that place.
  if (evaluatee.id !== evaluateeId) throw new ApiError("permission_denied");
  // They can never open it, so they are not asked to rate themselves first.
  if (!evaluatee.hotSeat) throw new ApiError("no_turn");
  const { state } = await loadSchedule(db, session);
  if (!isFeedbackOpen(session, state, evaluatee.id)) throw new ApiError("feedback_not_open");
  if (!hasTurnBegun(state, evaluatee.id) && !(await hasEvaluation(db, evaluatee.id))) throw new ApiError("no_turn");
  return { session, evaluatee, state };
}

/** Whether the time to read a person's feedback has come; their own rating is checked elsewhere. */
export function isFeedbackOpen(session: SessionRow, state: ScheduleState, evaluateeId: number): boolean {
  return session.status === "COMPLETED" || state.status === "FINISHED" || isTurnOver(state, evaluateeId);
}

/** A host may put a person in the hot seat without the schedule; peers' ratings of that are theirs to read too. */
async function hasEvaluation(db: Db, evaluateeId: number): Promise<boolean> {
  const ratings = await listRatingsAbout(db, evaluateeId);
  if (ratings.some((rating) => rating.raterId !== evaluateeId)) return true;
  return (await listSubmittedAbout(db, evaluateeId)).length > 0;
}
