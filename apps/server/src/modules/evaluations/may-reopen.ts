import type { ErrorCode } from "../../contract/errors.ts";
import type { AttendeeRow } from "../attendees/attendee-repository.ts";
import { actorOf, checkRule } from "../sessions/actor.ts";
import type { SessionRow } from "../sessions/session-repository.ts";
import type { EvaluationRow } from "./evaluation-repository.ts";
import { EVALUATION_POLICY } from "./policy.ts";
import { isOpenToScore } from "./scoring-rights.ts";

/** The person who would reopen an evaluation, the session and the time. */
export interface Reopening {
  readonly session: SessionRow;
  readonly me: AttendeeRow | null;
  readonly now: Date;
}

/**
 * Returns why an evaluation may not be reopened; null when it may. A reopened draft leaves the feedback. So nobody
 * reopens an evaluation of themself, nor one whose author could not submit it again (LS-D5.3).
 */
export function refusalToReopen(
  { session, me, now }: Reopening,
  evaluation: Pick<EvaluationRow, "evaluateeId" | "status">,
  author: Pick<AttendeeRow, "status"> | null,
): ErrorCode | null {
  const verdict = checkRule(EVALUATION_POLICY.reopen, actorOf(me), session.status);
  if (verdict !== "yes") return verdict;
  if (evaluation.evaluateeId === me?.id) return "permission_denied";
  if (!isOpenToScore(session, now)) return "evaluation_closed";
  if (evaluation.status !== "SUBMITTED") return "evaluation_not_submitted";
  return author?.status === "CONFIRMED" ? null : "attendee_not_found";
}
