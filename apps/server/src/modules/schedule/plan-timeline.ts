import { DEBRIEF_PERCENT, QNA_RUN_PERCENT, QUESTION_PERCENT } from "../../contract/limits.ts";
import type { SegmentState, SegmentType } from "./schedule-state.ts";

/** Share of all turns in a GUIDED session, in percent. */
export const TURNS_PERCENT = 100 - DEBRIEF_PERCENT;

/** A person who takes the hot seat, with the questions composed for them, in order. */
export interface Interviewee {
  readonly attendeeId: number;
  readonly questionIds: readonly number[];
  /** Extra time in percent of their share; it lengthens the session. */
  readonly extraPercent?: number;
}

export interface PlannedTurn {
  readonly interviewee: Interviewee;
  readonly slotIndex: number;
  readonly durationSec: number;
}

/**
 * The timeline of a GUIDED session: each interviewee's questions, Q&A and evaluation in seating order, then the debrief.
 * Whole seconds that add up to `totalSec` and everybody's extra time exactly; empty without interviewees.
 */
export function planGuided(totalSec: number, interviewees: readonly Interviewee[], firstSlot = 0): SegmentState[] {
  if (interviewees.length === 0) return [];
  const debriefSec = percentOf(totalSec, DEBRIEF_PERCENT);
  const shares = splitEqually(totalSec - debriefSec, interviewees.length).map((share, order) =>
    withExtra(share, interviewees[order]),
  );
  const turns = interviewees.flatMap((interviewee, order) =>
    planTurn({ interviewee, slotIndex: firstSlot + order, durationSec: shares[order] ?? 0 }),
  );
  return [...turns, segment({ type: "DEBRIEF", slotIndex: null, durationSec: debriefSec })];
}

/** One person's share: questions, Q&A, and what is left to evaluate. */
function planTurn({ interviewee, slotIndex, durationSec }: PlannedTurn): SegmentState[] {
  const questionsSec = percentOf(durationSec, QUESTION_PERCENT);
  const qnaSec = percentOf(durationSec, QNA_RUN_PERCENT);
  const seconds = splitEqually(questionsSec, interviewee.questionIds.length);
  const asked = interviewee.questionIds.map((questionId, order) =>
    segment({
      type: "QUESTION",
      slotIndex,
      durationSec: seconds[order] ?? 0,
      questionId,
      intervieweeAttendeeId: interviewee.attendeeId,
      part: order + 1,
    }),
  );
  const inTurn = { slotIndex, intervieweeAttendeeId: interviewee.attendeeId };
  const evaluateSec = durationSec - qnaSec - (asked.length > 0 ? questionsSec : 0);
  return [
    ...asked,
    segment({ type: "QNA_RUN", ...inTurn, durationSec: qnaSec }),
    segment({ type: "EVALUATE", ...inTurn, durationSec: evaluateSec }),
  ];
}

/** FREE: per-attendee time is the session's length divided by the number of interviewees (LS-9.27). */
export function freeTurn(
  totalSec: number,
  intervieweeCount: number,
  attendeeId: number,
  slotIndex: number,
  extraPercent = 0,
): SegmentState {
  return segment({
    type: "TURN",
    slotIndex,
    durationSec: withExtra(Math.max(1, Math.floor(totalSec / Math.max(1, intervieweeCount))), { extraPercent }),
    intervieweeAttendeeId: attendeeId,
  });
}

/** Equal whole parts; the remainder goes to the first parts, one second each. */
export function splitEqually(total: number, parts: number): number[] {
  if (parts === 0) return [];
  const base = Math.floor(total / parts);
  const left = total - base * parts;
  return Array.from({ length: parts }, (_, index) => base + (index < left ? 1 : 0));
}

/** A person's share with their extra time, in whole seconds. */
function withExtra(share: number, interviewee: Pick<Interviewee, "extraPercent"> | undefined): number {
  return share + percentOf(share, interviewee?.extraPercent ?? 0);
}

/** Seconds by which everybody's extra time lengthens a session; in FREE mode each on a share without a debrief. */
export function extraSecOf(
  flowMode: "GUIDED" | "FREE",
  totalSec: number,
  interviewees: readonly Interviewee[],
): number {
  const shared = flowMode === "GUIDED" ? totalSec - percentOf(totalSec, DEBRIEF_PERCENT) : totalSec;
  return splitEqually(shared, interviewees.length).reduce(
    (sum, share, order) => sum + percentOf(share, interviewees[order]?.extraPercent ?? 0),
    0,
  );
}

function percentOf(total: number, percent: number): number {
  return Math.floor((total * percent) / 100);
}

interface NewSegment {
  readonly type: SegmentType;
  readonly slotIndex: number | null;
  readonly durationSec: number;
  readonly questionId?: number;
  readonly intervieweeAttendeeId?: number;
  /** An id that is unique for each question of a turn. */
  readonly part?: number;
}

function segment({ type, slotIndex, durationSec, questionId, intervieweeAttendeeId, part }: NewSegment): SegmentState {
  const id = [
    slotIndex === null ? "session" : `turn${slotIndex}`,
    type.toLowerCase(),
    ...(part === undefined ? [] : [part]),
  ].join("-");
  return {
    id,
    type,
    slotIndex,
    durationSec,
    questionId: questionId ?? null,
    intervieweeAttendeeId: intervieweeAttendeeId ?? null,
    remainingMs: null,
    startedAt: null,
    endedAt: null,
  };
}
