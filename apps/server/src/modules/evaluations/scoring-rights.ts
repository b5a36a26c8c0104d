import { ApiError } from "../../contract/errors.ts";
import { DAY_MS } from "../../platform/clock/durations.ts";
import type { Db } from "../../platform/database/database.ts";
import { type AttendeeRow, findAttendee } from "../attendees/attendee-repository.ts";
import { type Admission, requireAttendee } from "../sessions/access.ts";
import { permit, type Rule } from "../sessions/actor.ts";
import { isCapable, liveRolesOf, scorerOf } from "../sessions/live-policy.ts";
import type { SessionRow } from "../sessions/session-repository.ts";
import { EVALUATION_WINDOW_DAYS } from "./policy.ts";

/** The scorer, once role, state and the closing date allow it (LS-D5.1). */
export function admitScorer(rule: Rule, { session, me }: Admission, now: Date): AttendeeRow {
  permit(rule, scorerOf(me), session.status);
  if (!isOpenToScore(session, now)) throw new ApiError("evaluation_closed");
  return requireAttendee(me);
}

/**
 * By the live policy, as if the other person were in the hot seat: nobody scores themself, whatever their other roles.
 */
export function mayScore(scorer: AttendeeRow, evaluateeId: number): boolean {
  const roles = liveRolesOf(scorer, { interviewerKeycloakId: null, intervieweeAttendeeId: evaluateeId });
  return isCapable(roles, "evaluate");
}

/** Until EVALUATION_WINDOW_DAYS after the end. */
export function isOpenToScore(session: SessionRow, now: Date): boolean {
  const closesAt = scoresCloseAt(session);
  return closesAt === null || now.getTime() <= closesAt.getTime();
}

/** The last moment at which scores are taken; null for a session that has not ended. */
export function scoresCloseAt({ status, endedAt }: SessionRow): Date | null {
  if (status !== "COMPLETED" || endedAt === null) return null;
  return new Date(endedAt.getTime() + EVALUATION_WINDOW_DAYS * DAY_MS);
}

/** A confirmed person who takes the hot seat in this session; nobody else can be scored. */
export async function findEvaluatee(db: Db, sessionId: number, attendeeId: number): Promise<AttendeeRow> {
  const evaluatee = await findAttendee(db, sessionId, attendeeId);
  if (evaluatee?.status !== "CONFIRMED" || !evaluatee.hotSeat) throw new ApiError("attendee_not_found");
  return evaluatee;
}
