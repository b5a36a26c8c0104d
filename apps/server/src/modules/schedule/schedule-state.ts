import type { z } from "zod";
import type { FlowMode } from "../sessions/session-types.ts";
import type * as contract from "./contract.ts";

export type ScheduleStatus = z.output<typeof contract.ScheduleStatus>;
export type SegmentType = z.output<typeof contract.SegmentType>;
export type ScheduleShape = z.input<typeof contract.Schedule>;

/** A segment as stored; moments are milliseconds since 1970, lengths whole seconds. */
export interface SegmentState {
  readonly id: string;
  readonly type: SegmentType;
  /** Which turn it belongs to, from 0; null for the debrief. */
  readonly slotIndex: number | null;
  readonly durationSec: number;
  /** Left when it was last stopped or ended, in milliseconds; negative is overtime. */
  readonly remainingMs: number | null;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly questionId: number | null;
  readonly intervieweeAttendeeId: number | null;
  /** Clients' ids of what last lengthened it, so that none does so twice. */
  readonly extensions?: readonly string[];
  /** Seconds it was lengthened by. */
  readonly extendedSec?: number;
  /** How long it ran, pauses left out, up to when it was last stopped; goes on counting when it is entered again. */
  readonly usedMs?: number;
  /** Left when its turn was interrupted: it goes on with that, not with its full length. */
  readonly resumeMs?: number;
}

/** Whose turn waits for them (LS-D3). */
export interface Waiting {
  readonly attendeeId: number;
  /** Since when the clock stands still for them; null once the others went on without them. */
  readonly since: number | null;
  /** Who is asked to take their turn first. */
  readonly askedAttendeeId: number | null;
}

/** The schedule without its session: what the pure rules work on. */
export interface ScheduleState {
  readonly status: ScheduleStatus;
  readonly flowMode: FlowMode;
  readonly currentIndex: number;
  /** Start of the running stretch; null unless RUNNING. */
  readonly startedAt: number | null;
  /** Left in the current segment at `startedAt` (RUNNING) or now; negative is overtime. */
  readonly remainingMs: number;
  readonly held: boolean;
  readonly timeline: readonly SegmentState[];
  readonly version: number;
  readonly waiting?: Waiting;
}

export const MS_PER_SECOND = 1000;
/** Segments a timeline holds: eight people's guided turns, and free ones beside them. Every change tells all of it to everybody. */
export const MAX_SEGMENTS = 64;
/** As many of a segment's lengthenings are remembered: a repetition comes within seconds. */
export const REMEMBERED_EXTENSIONS = 8;
/** A session is lengthened up to eight hours in all. */
export const MAX_SESSION_SEC = 8 * 60 * 60;

/** Milliseconds left in the current segment; negative is overtime. */
export function remainingAt(state: ScheduleState, now: number): number {
  return state.startedAt === null ? state.remainingMs : state.remainingMs - (now - state.startedAt);
}

export function isLast(state: ScheduleState): boolean {
  return state.currentIndex >= state.timeline.length - 1;
}

/** A guided schedule has started: nobody who comes now has a turn (LS-D3). */
export function areTurnsSet({ flowMode, status }: Pick<ScheduleState, "flowMode" | "status">): boolean {
  return flowMode === "GUIDED" && status !== "IDLE";
}

/**
 * When the current segment ends by itself: GUIDED, running, not held, not the last (LS-D3). One that went on in
 * overtime is due at once, and not in the past.
 */
export function dueAt(state: ScheduleState): number | null {
  if (state.status !== "RUNNING" || state.startedAt === null) return null;
  if (state.flowMode !== "GUIDED" || state.held || isLast(state)) return null;
  return state.startedAt + Math.max(0, state.remainingMs);
}

/** How long a segment ran until it was last stopped, in milliseconds. Rows from before it was counted say it by what was left. */
export function usedMsOf({ usedMs, startedAt, remainingMs, durationSec }: SegmentState): number {
  if (usedMs !== undefined) return usedMs;
  return startedAt === null || remainingMs === null ? 0 : durationSec * MS_PER_SECOND - remainingMs;
}

/** When the current turn began, or went on after an interruption; null outside a turn. */
export function turnStartedAt({ timeline, currentIndex }: ScheduleState): number | null {
  const slot = timeline[currentIndex]?.slotIndex ?? null;
  if (slot === null) return null;
  const before = timeline.findLastIndex((one, order) => order < currentIndex && one.slotIndex !== slot);
  const starts = timeline
    .slice(before + 1, currentIndex + 1)
    .flatMap(({ startedAt }) => (startedAt === null ? [] : [startedAt]));
  return starts.length === 0 ? null : Math.min(...starts);
}

/** Where the timeline goes on when the current turn is skipped; null when nothing follows it. */
export function afterTurn({ timeline, currentIndex }: ScheduleState): number | null {
  const slot = timeline[currentIndex]?.slotIndex ?? null;
  const index = timeline.findIndex((one, order) => order > currentIndex && one.slotIndex !== slot);
  return index === -1 ? null : index;
}

/** The number of a turn that is not in the timeline yet. */
export function nextSlot(timeline: readonly SegmentState[]): number {
  return Math.max(-1, ...timeline.map((one) => one.slotIndex ?? -1)) + 1;
}
