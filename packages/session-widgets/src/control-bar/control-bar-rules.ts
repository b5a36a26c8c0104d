import { currentSegment, nextSegment, type Schedule, type Segment, turnRemaining } from "../schedule/headless";

/** What pressing "next" leads to; also the i18n key of the button below `controlBar.next`. */
export type NextStep = "start" | "QUESTION" | "QNA_RUN" | "EVALUATE" | "DEBRIEF" | "turn" | "end";

const isSameTurn = (one: Segment | null, other: Segment) => one?.slot_index === other.slot_index;

/** `hasFurther`: in FREE mode somebody is left who has had no turn. */
export function nextStep(schedule: Schedule, hasFurther: boolean): NextStep {
  if (schedule.status === "IDLE") return "start";
  const next = nextSegment(schedule);
  if (!next) return schedule.flow_mode === "FREE" && hasFurther ? "turn" : "end";
  if (next.type === "TURN") return "turn";
  if (next.type === "QUESTION" && !isSameTurn(currentSegment(schedule), next)) return "turn";
  return next.type;
}

/** Somebody who may take the hot seat, in seating order. */
export interface HotSeatCandidate {
  readonly attendeeId: number;
  readonly name: string;
}

/** In FREE mode: the next in seating order who has had no turn; null when everybody had one. */
export function furtherInterviewee(
  schedule: Schedule,
  candidates: readonly HotSeatCandidate[],
): HotSeatCandidate | null {
  const had = new Set(schedule.timeline.map((segment) => segment.interviewee_attendee_id));
  return candidates.find((candidate) => !had.has(candidate.attendeeId)) ?? null;
}

/** Whether `next` would end all turns in the middle of one that has time left: in FREE nothing else says that it was the last. */
export function endsTurnsEarly(schedule: Schedule, candidates: readonly HotSeatCandidate[], nowMs: number): boolean {
  const { flow_mode } = schedule;
  if (flow_mode !== "FREE" || nextStep(schedule, furtherInterviewee(schedule, candidates) !== null) !== "end")
    return false;
  return turnRemaining(schedule, nowMs) > 0;
}

/** What the one sentence of people without authority says; an i18n key below `controlBar.sentence`. */
export type BarSentence =
  | { readonly key: "waiting" | "finished" | "paused" | "debrief" }
  | { readonly key: "yourTurn" | "turn"; readonly attendeeId: number };

export function barSentence(schedule: Schedule | null, myAttendeeId: number | null): BarSentence {
  if (!schedule || schedule.status === "IDLE") return { key: "waiting" };
  if (schedule.status === "FINISHED") return { key: "finished" };
  if (schedule.status === "PAUSED") return { key: "paused" };
  const attendeeId = currentSegment(schedule)?.interviewee_attendee_id ?? null;
  if (attendeeId === null) return { key: "debrief" };
  return { key: attendeeId === myAttendeeId ? "yourTurn" : "turn", attendeeId };
}
