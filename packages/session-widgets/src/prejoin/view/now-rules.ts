import { MINUTE_SEC } from "@hotseat/core/durations";
import {
  currentSegment,
  type Schedule,
  type SegmentType,
  segmentRemaining,
  turnRemaining,
} from "../../schedule/headless";
import type { PrejoinSession } from "./prejoin.types";

/** My part in what is going on. */
export type TaskNow = "turn" | "interview" | "score" | "watch" | "everyone" | "wait";

/** The state of a running session, shown to a viewer who has not joined. */
export interface Now {
  /** `idle` before the first turn, `over` after the last segment. */
  readonly phase: SegmentType | "idle" | "over";
  /** First name of the person in the hot seat; null in the debrief, and when nobody is. */
  readonly name: string | null;
  readonly task: TaskNow;
}

const NOBODY = { name: null } as const;

/**
 * The phase and whose turn it is, with the role I come into.
 * @param interviewerId who is designated to interview, null for nobody; by the agenda while that is not known
 */
export function nowOf(
  schedule: Schedule,
  { seats, agenda, myAttendeeId }: Pick<PrejoinSession, "seats" | "agenda" | "myAttendeeId">,
  interviewerId?: number | null,
): Now {
  const me = seats.find((seat) => seat.attendeeId === myAttendeeId);
  const watches = !me || me.isObserver;
  if (schedule.status === "FINISHED") return { ...NOBODY, phase: "over", task: watches ? "watch" : "everyone" };
  const segment = schedule.status === "IDLE" ? null : currentSegment(schedule);
  if (!segment) return { ...NOBODY, phase: "idle", task: watches ? "watch" : "wait" };
  const candidateId = segment.interviewee_attendee_id;
  const name = seats.find((seat) => seat.attendeeId === candidateId)?.shortName ?? null;
  const task = (): TaskNow => {
    if (watches) return "watch";
    if (segment.type === "DEBRIEF") return "everyone";
    if (candidateId === me.attendeeId) return "turn";
    const planned = agenda.find((entry) => entry.attendeeId === candidateId)?.interviewerId;
    return (interviewerId === undefined ? planned : interviewerId) === me.attendeeId ? "interview" : "score";
  };
  return { phase: segment.type, name, task: task() };
}

/** Minutes left in the turn or the debrief, begun ones counted; 0 once its time is up, null while nothing runs. */
export function minutesLeft(schedule: Schedule, nowMs: number): number | null {
  if (schedule.status === "IDLE" || schedule.status === "FINISHED") return null;
  const isTurn = currentSegment(schedule)?.slot_index !== null;
  const seconds = isTurn ? turnRemaining(schedule, nowMs) : segmentRemaining(schedule, nowMs);
  return Math.max(0, Math.ceil(seconds / MINUTE_SEC));
}
