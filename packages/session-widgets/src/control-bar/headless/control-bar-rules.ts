import { currentSegment, nextSegment, type Schedule, type Segment, turnRemaining } from "../../schedule/headless";

/** The effect of pressing "next"; also the i18n key of the button below `controlBar.next`. */
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
  /** In the room now; without it they are. */
  readonly isHere?: boolean;
}

/** Somebody FREE mode lets one call. */
export interface CallChoice extends HotSeatCandidate {
  readonly isHere: boolean;
  readonly hadTurn: boolean;
}

/** FREE: everybody but the person in the hot seat, in seating order; who is not here is seen, and called later. */
export function callChoices(schedule: Schedule, candidates: readonly HotSeatCandidate[]): CallChoice[] {
  const isIdle = schedule.status === "IDLE";
  const had = new Set(isIdle ? [] : schedule.timeline.map((segment) => segment.interviewee_attendee_id));
  const inHotSeat = isIdle ? null : (currentSegment(schedule)?.interviewee_attendee_id ?? null);
  return candidates
    .filter(({ attendeeId }) => attendeeId !== inHotSeat)
    .map(({ attendeeId, name, isHere = true }) => ({ attendeeId, name, isHere, hadTurn: had.has(attendeeId) }));
}

/** In FREE mode: the next in seating order who has had no turn; null when everybody had one. */
export function furtherInterviewee(
  schedule: Schedule,
  candidates: readonly HotSeatCandidate[],
): HotSeatCandidate | null {
  const had = new Set(schedule.timeline.map((segment) => segment.interviewee_attendee_id));
  return candidates.find((candidate) => !had.has(candidate.attendeeId)) ?? null;
}

/** Whether ending all turns is asked about: in FREE, where somebody has had none, or the one that is on has time left. */
export function endsTurnsEarly(schedule: Schedule, candidates: readonly HotSeatCandidate[], nowMs: number): boolean {
  if (schedule.flow_mode !== "FREE" || schedule.status === "IDLE" || nextSegment(schedule)) return false;
  return furtherInterviewee(schedule, candidates) !== null || turnRemaining(schedule, nowMs) > 0;
}

/** Returns the candidate of the turn that is on; null outside a turn, and while the turn waits for its candidate. */
export function candidateOfTurn({
  schedule,
  candidates,
}: {
  schedule: Schedule;
  candidates: readonly HotSeatCandidate[];
}): HotSeatCandidate | null {
  if (schedule.status === "IDLE" || schedule.status === "FINISHED" || schedule.waiting_for) return null;
  const id = currentSegment(schedule)?.interviewee_attendee_id;
  return candidates.find(({ attendeeId }) => attendeeId === id) ?? null;
}

/** Only the end of the session is left: all turns are done, or a GUIDED session is in its last segment. */
export function isOnlyEndLeft(schedule: Schedule): boolean {
  if (schedule.status === "FINISHED") return true;
  return schedule.flow_mode === "GUIDED" && schedule.status !== "IDLE" && nextSegment(schedule) === null;
}

/** The sentence shown to people without authority; `key` is an i18n key below `controlBar.sentence`. */
export type BarSentence =
  | { readonly key: "waiting" | "finished" | "paused" | "debrief" }
  | { readonly key: "yourTurn" | "turn" | "turnWaits"; readonly attendeeId: number };

export function barSentence(schedule: Schedule | null, myAttendeeId: number | null): BarSentence {
  if (!schedule || schedule.status === "IDLE") return { key: "waiting" };
  if (schedule.status === "FINISHED") return { key: "finished" };
  if (schedule.waiting_for) return { key: "turnWaits", attendeeId: schedule.waiting_for.attendee_id };
  if (schedule.status === "PAUSED") return { key: "paused" };
  const attendeeId = currentSegment(schedule)?.interviewee_attendee_id ?? null;
  if (attendeeId === null) return { key: "debrief" };
  return { key: attendeeId === myAttendeeId ? "yourTurn" : "turn", attendeeId };
}
