import type { ReplayChange, ReplayFrame } from "./replay.types";
import { countUntil } from "./track";

/** A stretch of the replay, in milliseconds from its begin. */
export interface Stretch {
  readonly fromMs: number;
  readonly toMs: number;
}
export interface ReplayTurn extends Stretch {
  /** Null for the debrief. */
  readonly attendeeId: number | null;
}
export interface ReplayMark extends Stretch {
  readonly kind: "question" | "open" | "evaluation";
  readonly attendeeId: number | null;
  /** The question's number among the person's; null for what is no question. */
  readonly number: number | null;
  readonly text: string | null;
}
/** When one person changed something. */
export interface Activity {
  readonly attendeeId: number | null;
  readonly stretches: readonly Stretch[];
}
/** Everything that the timeline shows. */
export interface ReplayTimes {
  /** Up to the end of the session, or to the last change: one that was on its way at the end is stored shortly after it. */
  readonly durationMs: number;
  readonly turns: readonly ReplayTurn[];
  readonly marks: readonly ReplayMark[];
  /** Begins of questions, rising. */
  readonly questionStarts: readonly number[];
  /** Changes and begins of questions, rising: what playing stops for. */
  readonly moments: readonly number[];
  readonly activities: readonly Activity[];
}

/** Changes with less between them are one stretch of somebody's activity. */
const ONE_STRETCH_MS = 10_000;
/** The shortest stretch, so that a single change is seen. */
const SHORTEST_STRETCH_MS = 4000;

/** The times of a replay. */
export function timesOf(frame: ReplayFrame, changes: readonly ReplayChange[]): ReplayTimes {
  const beginsAt = Date.parse(frame.session.started_at);
  const since = (at: string) => Math.max(0, Date.parse(at) - beginsAt);
  const changeTimes = rising(changes.map(({ at }) => since(at)));
  const durationMs = Math.max(since(frame.session.ended_at), changeTimes.at(-1) ?? 0);
  const questionStarts = rising(frame.questions.map(({ started_at }) => since(started_at)));
  return {
    durationMs,
    turns: turnsOf(frame, since),
    marks: marksOf(frame, since),
    questionStarts,
    moments: rising([...questionStarts, ...changeTimes]),
    activities: activitiesOf(frame, changes, since, durationMs),
  };
}

const rising = (times: readonly number[]): number[] => [...times].sort((one, other) => one - other);

type Since = (at: string) => number;

function turnsOf({ segments }: ReplayFrame, since: Since): ReplayTurn[] {
  const turns: { slot: number | null; attendeeId: number | null; fromMs: number; toMs: number }[] = [];
  for (const segment of segments) {
    const last = turns.at(-1);
    const [fromMs, toMs] = [since(segment.started_at), since(segment.ended_at)];
    if (last && last.slot === segment.slot_index) last.toMs = Math.max(last.toMs, toMs);
    else turns.push({ slot: segment.slot_index, attendeeId: segment.attendee_id, fromMs, toMs });
  }
  return turns.map(({ attendeeId, fromMs, toMs }) => ({ attendeeId, fromMs, toMs }));
}

const KIND_OF: Readonly<Partial<Record<ReplayFrame["segments"][number]["type"], ReplayMark["kind"]>>> = {
  QNA_RUN: "open",
  EVALUATE: "evaluation",
};

function marksOf({ segments, questions, session }: ReplayFrame, since: Since): ReplayMark[] {
  const others = segments.flatMap(({ type, attendee_id, started_at, ended_at }) => {
    const kind = KIND_OF[type];
    if (!kind) return [];
    return [
      { kind, attendeeId: attendee_id, number: null, text: null, fromMs: since(started_at), toMs: since(ended_at) },
    ];
  });
  const begins = rising([
    ...questions.map(({ started_at }) => since(started_at)),
    ...segments.map(({ started_at }) => since(started_at)),
    since(session.ended_at),
  ]);
  const asked = questions.map(({ attendee_id, number, text, started_at }) => {
    const fromMs = since(started_at);
    const toMs = begins.find((at) => at > fromMs) ?? fromMs;
    return { kind: "question" as const, attendeeId: attendee_id, number, text, fromMs, toMs };
  });
  return [...asked, ...others].sort((one, other) => one.fromMs - other.fromMs);
}

function activitiesOf(
  { people }: ReplayFrame,
  changes: readonly ReplayChange[],
  since: Since,
  endMs: number,
): Activity[] {
  const byPerson = new Map<number | null, number[]>();
  for (const { attendee_id, at } of changes) {
    const times = byPerson.get(attendee_id) ?? [];
    times.push(since(at));
    byPerson.set(attendee_id, times);
  }
  const seats: (number | null)[] = people.map(({ attendee_id }) => attendee_id);
  if (byPerson.has(null)) seats.push(null);
  return seats.map((attendeeId) => ({
    attendeeId,
    stretches: stretchesOf(rising(byPerson.get(attendeeId) ?? []), endMs),
  }));
}

/** Near the end the shortest stretch begins earlier, so that none leaves the timeline. */
function stretchesOf(times: readonly number[], endMs: number): Stretch[] {
  const stretches: { fromMs: number; toMs: number }[] = [];
  for (const at of times) {
    const last = stretches.at(-1);
    if (last && at - last.toMs < ONE_STRETCH_MS) last.toMs = Math.max(last.toMs, at);
    else stretches.push({ fromMs: at, toMs: at + SHORTEST_STRETCH_MS });
  }
  const last = stretches.at(-1);
  if (last && last.toMs > endMs) {
    last.toMs = endMs;
    last.fromMs = Math.max(0, Math.min(last.fromMs, endMs - SHORTEST_STRETCH_MS));
  }
  return stretches;
}

/** The mark in which a moment lies; null between marks. */
export function markAt({ marks }: ReplayTimes, atMs: number): ReplayMark | null {
  return marks.findLast(({ fromMs, toMs }) => fromMs <= atMs && atMs < toMs) ?? null;
}

/** The begin of the next question, or of the one before; null where there is none. */
export function nextQuestion({ questionStarts }: ReplayTimes, atMs: number): number | null {
  return questionStarts[countUntil(questionStarts, atMs)] ?? null;
}

/** Pressed soon after a question's begin, it goes to the one before, as players do. */
const STILL_AT_BEGIN_MS = 2000;

export function previousQuestion({ questionStarts }: ReplayTimes, atMs: number): number | null {
  return questionStarts[countUntil(questionStarts, atMs - STILL_AT_BEGIN_MS) - 1] ?? null;
}

/** A longer time without a change is a pause. */
const PAUSE_MS = 5000;
/** So much of a pause is left before its end. */
const LEAD_IN_MS = 1000;

/** Where playing goes on: at `atMs`, or shortly before the end of the pause in which that lies. */
export function withoutPause({ moments, durationMs }: ReplayTimes, atMs: number): number {
  const count = countUntil(moments, atMs);
  const before = moments[count - 1] ?? 0;
  const next = moments[count] ?? durationMs;
  if (next - before <= PAUSE_MS || atMs - before < LEAD_IN_MS) return atMs;
  return Math.max(atMs, next - LEAD_IN_MS);
}
