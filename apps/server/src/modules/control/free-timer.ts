import type { ErrorCode } from "../../contract/errors.ts";
import { FREE_TIMER_DEFAULT_SEC } from "../../contract/limits.ts";

/** The time of a reset without a duration, in seconds (LS-4.30, LS-5.10). */
const FREE_TIMER_RESET_SEC = 300;

/** The free timer of one session; moments and lengths in milliseconds. */
export interface FreeTimerState {
  readonly durationSec: number;
  /** Milliseconds left at `startedAt`, or now while it stands still. */
  readonly remainingMs: number;
  /** Null unless it is running. */
  readonly startedAt: number | null;
  readonly isActive: boolean;
  readonly isPaused: boolean;
}

export type FreeTimerCommand =
  | { readonly op: "start" | "reset"; readonly duration_sec?: number | undefined }
  | { readonly op: "pause" | "resume" | "stop" };

type Outcome =
  | { readonly ok: true; readonly timer: FreeTimerState }
  | { readonly ok: false; readonly code: Extract<ErrorCode, "timer_not_running" | "timer_not_paused"> };

export const UNUSED_TIMER: FreeTimerState = still(FREE_TIMER_DEFAULT_SEC);

/** A timer at rest with its whole time before it. */
function still(durationSec: number): FreeTimerState {
  return { durationSec, remainingMs: durationSec * 1000, startedAt: null, isActive: false, isPaused: false };
}

/** When it reaches 0; null while it is not running. */
export function endsAt({ startedAt, remainingMs }: FreeTimerState): number | null {
  return startedAt === null ? null : startedAt + remainingMs;
}

/** The timer at `now`: one that has reached 0 has stopped, before anybody stored it (LS-4.30). */
export function timerAt(timer: FreeTimerState, now: number): FreeTimerState {
  const end = endsAt(timer);
  return end !== null && end <= now
    ? { ...timer, remainingMs: 0, startedAt: null, isActive: false, isPaused: false }
    : timer;
}

/** One rule for each operation (LS-4.30). */
export function commandTimer(stored: FreeTimerState, command: FreeTimerCommand, now: number): Outcome {
  const timer = timerAt(stored, now);
  const isRunning = timer.isActive && !timer.isPaused && timer.startedAt !== null;
  const become = (change: Partial<FreeTimerState>): Outcome => ({ ok: true, timer: { ...timer, ...change } });
  switch (command.op) {
    case "start": {
      const durationSec = command.duration_sec ?? FREE_TIMER_DEFAULT_SEC;
      return { ok: true, timer: { ...still(durationSec), startedAt: now, isActive: true } };
    }
    case "pause":
      return isRunning
        ? become({ remainingMs: timer.remainingMs - (now - (timer.startedAt ?? now)), startedAt: null, isPaused: true })
        : { ok: false, code: "timer_not_running" };
    case "resume":
      return timer.isActive && timer.isPaused
        ? become({ startedAt: now, isPaused: false })
        : { ok: false, code: "timer_not_paused" };
    case "reset":
      return { ok: true, timer: still(command.duration_sec ?? FREE_TIMER_RESET_SEC) };
    case "stop":
      return become({ remainingMs: 0, startedAt: null, isActive: false, isPaused: false });
  }
}
