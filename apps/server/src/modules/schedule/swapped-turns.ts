import type { ScheduleState, SegmentState } from "./schedule-state.ts";
import { ended, entered, settled, withCurrent } from "./segment-steps.ts";

/**
 * Swaps the unfinished turns of two people (LS-D3.1); null when one has none. If one of the turns is current, it is
 * interrupted and the other one begins.
 * @param otherId person whose turn gives its place; without it, the current turn or the debrief
 */
export function swappedTurns(
  state: ScheduleState,
  attendeeId: number,
  otherId: number | undefined,
  now: number,
): ScheduleState | null {
  const current = state.timeline[state.currentIndex];
  const slot = unfinishedSlot(state, attendeeId);
  const otherSlot = otherId === undefined ? (current?.slotIndex ?? null) : unfinishedSlot(state, otherId);
  if (!current || slot === undefined || otherSlot === undefined || slot === otherSlot) return null;
  if (current.slotIndex !== slot && current.slotIndex !== otherSlot) return placed(state, slot, otherSlot);
  const comes = current.slotIndex === slot ? otherSlot : slot;
  if (comes === null) return null;
  const interrupted = interruptedAt(state, now);
  const begins = restOf(interrupted, comes)[0];
  const after = placed(interrupted, comes, current.slotIndex);
  return begins && after ? entered(after, indexOf(after, begins), now) : null;
}

/** The turn of a person whose evaluation is still to come. */
export function unfinishedSlot({ timeline }: ScheduleState, attendeeId: number): number | undefined {
  const evaluation = timeline.findLast((one) => one.intervieweeAttendeeId === attendeeId && one.type === "EVALUATE");
  const hasTime = evaluation?.startedAt === null || evaluation?.remainingMs !== 0;
  return evaluation?.endedAt === null && hasTime ? (evaluation.slotIndex ?? undefined) : undefined;
}

/**
 * Leaves the current segment in the middle. A question in overtime is complete; the debrief is entered again later in
 * any case.
 */
function interruptedAt(state: ScheduleState, now: number): ScheduleState {
  const { remainingMs } = settled(state, now);
  const current = state.timeline[state.currentIndex];
  const left = ended(state, now);
  if (remainingMs <= 0 && current?.slotIndex !== null) return left;
  return withCurrent(left, { resumeMs: Math.max(0, remainingMs), endedAt: current?.endedAt ?? null });
}

/**
 * The open part of a turn: all of one that has not begun, else from the interruption on, or after it when no time was
 * left.
 */
function restOf({ timeline, currentIndex }: ScheduleState, slot: number | null): SegmentState[] {
  const turn = timeline.filter((one) => one.slotIndex === slot);
  const current = timeline[currentIndex];
  const left = current?.slotIndex === slot ? current : lastEntered(turn);
  if (!left) return turn;
  const from = turn.indexOf(left);
  if (left.resumeMs !== undefined || left.startedAt === null) return turn.slice(from);
  if (left === current || (left.remainingMs ?? 0) <= 0) return turn.slice(from + 1);
  return [{ ...left, resumeMs: left.remainingMs as number }, ...turn.slice(from + 1)];
}

function lastEntered(turn: readonly SegmentState[]): SegmentState | undefined {
  return turn
    .filter(({ startedAt }) => startedAt !== null)
    .toSorted((one, other) => Number(one.startedAt) - Number(other.startedAt))
    .at(-1);
}

/**
 * Swaps the open parts of two turns. A turn that was passed over has no place to give, so the other one follows it.
 * Null when both were passed over.
 */
function placed(state: ScheduleState, slot: number, otherSlot: number | null): ScheduleState | null {
  const isPassedOver = (rest: readonly SegmentState[]) =>
    rest[0] !== undefined && indexOf(state, rest[0]) < state.currentIndex;
  const [one, other] = [restOf(state, slot), restOf(state, otherSlot)];
  if (isPassedOver(one) && isPassedOver(other)) return null;
  const [comes, gives] = isPassedOver(other) ? [other, one] : [one, other];
  const current = state.timeline[state.currentIndex] as SegmentState;
  const isInterrupted = current.slotIndex === otherSlot && gives[0]?.id !== current.id;
  const place = isInterrupted || !gives[0] ? state.currentIndex + 1 : indexOf(state, gives[0]);
  const freed = comes[0] && !isPassedOver(comes) ? indexOf(state, comes[0]) : null;
  const moving = new Set([...comes, ...gives].map(({ id }) => id));
  const timeline = [...state.timeline, null].flatMap((segment, order) => [
    ...(order === place ? comes : []),
    ...(order === (freed ?? place) ? gives : []),
    ...(segment && !moving.has(segment.id) ? [segment] : []),
  ]);
  return { ...state, timeline, currentIndex: timeline.findIndex(({ id }) => id === current.id) };
}

function indexOf({ timeline }: ScheduleState, segment: SegmentState): number {
  return timeline.findIndex(({ id }) => id === segment.id);
}
