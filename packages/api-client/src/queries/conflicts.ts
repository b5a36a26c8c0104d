import type { Evaluation, Schedule, Session, SessionNote } from "../generated/types.gen";
import { isRecord } from "../is-record";
import { isHotseatError } from "../transport/errors";

/** Returns the data that a 409 with this code has beside its sentence. */
function carriedBy(error: unknown, code: string, name: string): unknown {
  return isHotseatError(error) && error.code === code && isRecord(error.body) ? error.body[name] : undefined;
}

/** The schedule that a 409 `schedule_moved` carries (LS-D3.7). */
export function scheduleOf(error: unknown): Schedule | undefined {
  return carriedBy(error, "schedule_moved", "schedule") as Schedule | undefined;
}

/** The stored version that a 409 `evaluation_changed` carries (LS-D5.4). */
export function storedEvaluationOf(error: unknown): Evaluation | undefined {
  return carriedBy(error, "evaluation_changed", "current") as Evaluation | undefined;
}

/** The stored session that a 409 `session_changed` carries. */
export function storedSessionOf(error: unknown): Session | undefined {
  return carriedBy(error, "session_changed", "current") as Session | undefined;
}

/** The stored version that a 409 `note_changed` carries. */
export function storedNoteOf(error: unknown): SessionNote | undefined {
  return carriedBy(error, "note_changed", "current") as SessionNote | undefined;
}
