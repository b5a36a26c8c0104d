import type { z } from "zod";
import { HOUR_MS } from "../../platform/clock/durations.ts";
import type { FlowMode } from "../sessions/session-types.ts";
import type * as contract from "./contract.shapes.ts";

export type ScheduleStatus = z.output<typeof contract.ScheduleStatus>;
export type SegmentType = z.output<typeof contract.SegmentType>;
export type ScheduleShape = z.input<typeof contract.Schedule>;

/** A segment as stored; moments are milliseconds since 1970, lengths whole seconds. */
export interface SegmentState {
  readonly id: string;
  readonly type: SegmentType;
  /** The number of its turn, from 0; null for the debrief. */
  readonly slotIndex: number | null;
  readonly durationSec: number;
  /** Milliseconds left when it was last stopped or ended; negative is overtime. */
  readonly remainingMs: number | null;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly questionId: number | null;
  readonly intervieweeAttendeeId: number | null;
  /** Clients' ids of the latest extensions, so that a repeated call extends once. */
  readonly extensions?: readonly string[];
  /** Seconds it was extended by. */
  readonly extendedSec?: number;
  /** Milliseconds it ran, without pauses, up to its last stop; the count continues when it is entered again. */
  readonly usedMs?: number;
  /** Milliseconds left when its turn was interrupted; it resumes with these instead of its full length. */
  readonly resumeMs?: number;
}

/** The candidate the turn waits for (LS-D3.6). */
export interface Waiting {
  readonly attendeeId: number;
  /** When the clock stopped for them; null once the turn continued without them. */
  readonly since: number | null;
  /** The person asked to take their turn first. */
  readonly askedAttendeeId: number | null;
}

/** The schedule without its session: the input of the pure rules. */
export interface ScheduleState {
  readonly status: ScheduleStatus;
  readonly flowMode: FlowMode;
  readonly currentIndex: number;
  /** Start of the running stretch; null unless RUNNING. */
  readonly startedAt: number | null;
  /** Milliseconds left in the current segment at `startedAt` (RUNNING) or now; negative is overtime. */
  readonly remainingMs: number;
  readonly held: boolean;
  readonly timeline: readonly SegmentState[];
  readonly version: number;
  readonly waiting?: Waiting;
}

export const MS_PER_SECOND = 1000;
/**
 * The most segments of a timeline: guided turns of eight people, and free ones beside them. Every change sends the
 * whole timeline to everybody.
 */
export const MAX_SEGMENTS = 64;
/** How many extensions of a segment are remembered: a repeated call comes within seconds. */
export const REMEMBERED_EXTENSIONS = 8;
/** The longest session with extensions, in seconds: eight hours. */
export const MAX_SESSION_SEC = (8 * HOUR_MS) / 1000;

/** Milliseconds left in the current segment; negative is overtime. */
export function remainingAt(state: ScheduleState, now: number): number {
  return state.startedAt === null ? state.remainingMs : state.remainingMs - (now - state.startedAt);
}

export function isLast(state: ScheduleState): boolean {
  return state.currentIndex >= state.timeline.length - 1;
}

/** Whether a guided schedule has started: a person who registers now has no turn (LS-D3.1). */
export function areTurnsSet({ flowMode, status }: Pick<ScheduleState, "flowMode" | "status">): boolean {
  return flowMode === "GUIDED" && status !== "IDLE";
}

/**
 * When the current segment ends by itself: GUIDED, running, not held, not the last (LS-D3.4). One that resumed in
 * overtime is due now, not in the past.
 */
export function dueAt(state: ScheduleState): number | null {
  if (state.status !== "RUNNING" || state.startedAt === null) return null;
  if (state.flowMode !== "GUIDED" || state.held || isLast(state)) return null;
  return state.startedAt + Math.max(0, state.remainingMs);
}

/** Milliseconds a segment ran up to its last stop. Older rows without this count derive it from the time left. */
export function usedMsOf({ usedMs, startedAt, remainingMs, durationSec }: SegmentState): number {
  if (usedMs !== undefined) return usedMs;
  return startedAt === null || remainingMs === null ? 0 : durationSec * MS_PER_SECOND - remainingMs;
}

/** When the current turn began, or resumed after an interruption; null outside a turn. */
export function turnStartedAt({ timeline, currentIndex }: ScheduleState): number | null {
  const slot = timeline[currentIndex]?.slotIndex ?? null;
  if (slot === null) return null;
  const before = timeline.findLastIndex((one, order) => order < currentIndex && one.slotIndex !== slot);
  const starts = timeline
    .slice(before + 1, currentIndex + 1)
    .flatMap(({ startedAt }) => (startedAt === null ? [] : [startedAt]));
  return starts.length === 0 ? null : Math.min(...starts);
}

/** The segment after the current turn when that is skipped; null when nothing follows. */
export function afterTurn({ timeline, currentIndex }: ScheduleState): number | null {
  const slot = timeline[currentIndex]?.slotIndex ?? null;
  const index = timeline.findIndex((one, order) => order > currentIndex && one.slotIndex !== slot);
  return index === -1 ? null : index;
}

/** The number of a turn that is not in the timeline yet. */
export function nextSlot(timeline: readonly SegmentState[]): number {
  return Math.max(-1, ...timeline.map((one) => one.slotIndex ?? -1)) + 1;
}
