import { MS_PER_SECOND, type ScheduleState, type SegmentState, usedMsOf, type Waiting } from "./schedule-state.ts";
import { ended, entered, stopped, withCurrent } from "./segment-steps.ts";

/**
 * Milliseconds. A turn that begins to wait within this time has not begun: the candidate never came, and the server
 * checks every second.
 */
const NOT_BEGUN_WITHIN_MS = 5000;

/** GUIDED: the clock has stopped because the current turn's candidate is absent. */
export function isWaiting({ status, flowMode, waiting, timeline, currentIndex }: ScheduleState): boolean {
  if (flowMode !== "GUIDED" || status !== "PAUSED" || !waiting || waiting.since === null) return false;
  return waiting.attendeeId === timeline[currentIndex]?.intervieweeAttendeeId;
}

/**
 * Stops the clock until this person comes; null where it is not their turn that runs, or where the turn continued
 * without them.
 */
export function waitingFor(state: ScheduleState, attendeeId: number, now: number): ScheduleState | null {
  const isTheirs = state.timeline[state.currentIndex]?.intervieweeAttendeeId === attendeeId;
  if (state.status !== "RUNNING" || state.flowMode !== "GUIDED" || !isTheirs) return null;
  if (state.waiting?.attendeeId === attendeeId) return null;
  const waiting = { attendeeId, since: now, askedAttendeeId: null };
  return withoutBeginning({ ...stopped(state, now), status: "PAUSED", waiting });
}

/**
 * Takes back the begin of a turn whose candidate never came: it keeps its whole time, and its first question counts as
 * not asked.
 */
function withoutBeginning(state: ScheduleState): ScheduleState {
  const current = state.timeline[state.currentIndex] as SegmentState;
  const ran = state.timeline.filter((one) => one.slotIndex === current.slotIndex && one.startedAt !== null);
  const hasBegun = ran.length > 1 || current.endedAt !== null || usedMsOf(current) > NOT_BEGUN_WITHIN_MS;
  if (hasBegun) return state;
  const remainingMs = current.durationSec * MS_PER_SECOND;
  return withCurrent({ ...state, remainingMs }, { startedAt: null, remainingMs: null, usedMs: 0 });
}

/** Runs the clock again, and begins the turn if it has not: the candidate came, or the turn continues without them. */
export function resumedTurn(state: ScheduleState, now: number): ScheduleState {
  const { waiting: _, ...rest } = state;
  return startedNow({ ...rest, status: "RUNNING", startedAt: now }, now);
}

/** The current segment runs from now. */
export function startedNow(state: ScheduleState, now: number): ScheduleState {
  const timeline = state.timeline.map((one, order) =>
    order === state.currentIndex ? { ...one, startedAt: one.startedAt ?? now, remainingMs: null } : one,
  );
  return { ...state, timeline };
}

/** Runs the clock again in order to leave the turn; one that has not begun stays unchanged. */
export function resumedToLeave(state: ScheduleState, now: number): ScheduleState {
  const { waiting: _, ...rest } = state;
  return withCurrent({ ...rest, status: "RUNNING", startedAt: now }, { remainingMs: null });
}

/** Continues without the candidate; this turn does not wait for them again. */
export function withoutWaiting(state: ScheduleState): ScheduleState {
  return state.waiting ? { ...state, waiting: { ...state.waiting, since: null, askedAttendeeId: null } } : state;
}

/** Removes a pending request to swap to this person. */
export function withoutAsking(state: ScheduleState, attendeeId: number): ScheduleState {
  return state.waiting?.askedAttendeeId === attendeeId ? withAsked(state, null) : state;
}

export function withAsked(state: ScheduleState, askedAttendeeId: number | null): ScheduleState {
  return { ...state, waiting: { ...(state.waiting as Waiting), askedAttendeeId } };
}

/**
 * Whether a person has a current or later turn that an observer does not have; the evaluation of a past turn continues.
 */
export function hasTurnToDrop({ timeline, currentIndex }: ScheduleState, attendeeId: number): boolean {
  return timeline.some(
    (one, order) =>
      one.intervieweeAttendeeId === attendeeId &&
      (one.startedAt === null || one.resumeMs !== undefined || (order === currentIndex && one.type !== "EVALUATE")),
  );
}

/**
 * Removes a person's turns that have not begun, because the person is an observer now, and segments that ran without
 * them: no question was asked of them there. An interrupted turn ends where it was left. If one of their turns is
 * current, the next person's begins, but an evaluation that has begun runs to its end. Null when nothing else is to
 * come.
 * @param attended names of the segments in which they were present
 */
export function withoutTurnsOf(
  state: ScheduleState,
  attendeeId: number,
  attended: ReadonlySet<string>,
  now: number,
): ScheduleState | null {
  const current = state.timeline[state.currentIndex];
  const isTheirs = (one: SegmentState | undefined) => one?.intervieweeAttendeeId === attendeeId;
  const isRated = current?.type === "EVALUATE" && current.startedAt !== null;
  const isLeft = isTheirs(current) && !isRated;
  const next = isLeft
    ? state.timeline.findIndex((one, order) => order > state.currentIndex && !isTheirs(one))
    : state.currentIndex;
  if (next === -1) return null;
  const target = state.timeline[next];
  const left = isLeft ? ended(state, now) : state;
  const hasRun = (one: SegmentState) => one.startedAt !== null && (attended.has(one.id) || one.id === target?.id);
  const has = left.timeline.filter((one) => !isTheirs(one) || hasRun(one));
  const isToCome = (one: SegmentState) =>
    isTheirs(one) && (one.resumeMs !== undefined || left.timeline.indexOf(one) > state.currentIndex);
  const over = has.filter(isToCome).map(({ resumeMs: _, ...one }) => ({ ...one, endedAt: one.endedAt ?? now }));
  const timeline = has.flatMap((one) => (isToCome(one) ? [] : one.id === target?.id ? [...over, one] : [one]));
  const currentIndex = timeline.findIndex(({ id }) => id === target?.id);
  const without: ScheduleState = { ...left, timeline, currentIndex };
  return isLeft ? entered(without, currentIndex, now) : without;
}
