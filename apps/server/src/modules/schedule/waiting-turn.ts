import { MS_PER_SECOND, type ScheduleState, type SegmentState, usedMsOf, type Waiting } from "./schedule-state.ts";
import { ended, entered, stopped, withCurrent } from "./segment-steps.ts";

/** A turn that comes to wait within this has not begun: nobody came, and the server looks every second. */
const NOT_BEGUN_WITHIN_MS = 5000;

/** GUIDED: the clock stands still because the candidate of the turn that is on is not here. */
export function isWaiting({ status, flowMode, waiting, timeline, currentIndex }: ScheduleState): boolean {
  if (flowMode !== "GUIDED" || status !== "PAUSED" || !waiting || waiting.since === null) return false;
  return waiting.attendeeId === timeline[currentIndex]?.intervieweeAttendeeId;
}

/** Stands still until this person comes; null where it is not their turn that runs, or where the others went on without them. */
export function waitingFor(state: ScheduleState, attendeeId: number, now: number): ScheduleState | null {
  const isTheirs = state.timeline[state.currentIndex]?.intervieweeAttendeeId === attendeeId;
  if (state.status !== "RUNNING" || state.flowMode !== "GUIDED" || !isTheirs) return null;
  if (state.waiting?.attendeeId === attendeeId) return null;
  const waiting = { attendeeId, since: now, askedAttendeeId: null };
  return withoutBeginning({ ...stopped(state, now), status: "PAUSED", waiting });
}

/** Takes the beginning of a turn back whose candidate never came: it keeps its whole time, and its first question is not asked. */
function withoutBeginning(state: ScheduleState): ScheduleState {
  const current = state.timeline[state.currentIndex] as SegmentState;
  const ran = state.timeline.filter((one) => one.slotIndex === current.slotIndex && one.startedAt !== null);
  const hasBegun = ran.length > 1 || current.endedAt !== null || usedMsOf(current) > NOT_BEGUN_WITHIN_MS;
  if (hasBegun) return state;
  const remainingMs = current.durationSec * MS_PER_SECOND;
  return withCurrent({ ...state, remainingMs }, { startedAt: null, remainingMs: null, usedMs: 0 });
}

/** The clock runs again, and the turn begins if it has not: the candidate is here, or the others go on without them. */
export function goneOn(state: ScheduleState, now: number): ScheduleState {
  const { waiting: _, ...rest } = state;
  return begun({ ...rest, status: "RUNNING", startedAt: now }, now);
}

/** The current segment runs from now. */
export function begun(state: ScheduleState, now: number): ScheduleState {
  const timeline = state.timeline.map((one, order) =>
    order === state.currentIndex ? { ...one, startedAt: one.startedAt ?? now, remainingMs: null } : one,
  );
  return { ...state, timeline };
}

/** The clock runs again in order to leave the turn; one that has not begun is left as it is. */
export function goneFrom(state: ScheduleState, now: number): ScheduleState {
  const { waiting: _, ...rest } = state;
  return withCurrent({ ...rest, status: "RUNNING", startedAt: now }, { remainingMs: null });
}

/** Goes on without the candidate; in this turn they are not waited for again. */
export function withoutWaiting(state: ScheduleState): ScheduleState {
  return state.waiting ? { ...state, waiting: { ...state.waiting, since: null, askedAttendeeId: null } } : state;
}

/** A person is asked to swap no more, where they were. */
export function withoutAsking(state: ScheduleState, attendeeId: number): ScheduleState {
  return state.waiting?.askedAttendeeId === attendeeId ? withAsked(state, null) : state;
}

export function withAsked(state: ScheduleState, askedAttendeeId: number | null): ScheduleState {
  return { ...state, waiting: { ...(state.waiting as Waiting), askedAttendeeId } };
}

/** Whether something is on or to come of a person's turns that an observer does not have: the evaluation of what they did goes on. */
export function hasTurnToDrop({ timeline, currentIndex }: ScheduleState, attendeeId: number): boolean {
  return timeline.some(
    (one, order) =>
      one.intervieweeAttendeeId === attendeeId &&
      (one.startedAt === null || one.resumeMs !== undefined || (order === currentIndex && one.type !== "EVALUATE")),
  );
}

/**
 * Takes out what has not begun of a person's turns, because they take part as observer now, and what ran without them: nobody was
 * asked in it. What was interrupted ends where it was left. Where one of their turns is on, the next person's begins, but an
 * evaluation that has begun goes on to its end. Null when nothing else is to come.
 * @param attended names of the segments they were there in
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
