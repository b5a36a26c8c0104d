/** The free timer (LS-3.15). Seconds left hold at `startedAtMs`, or now while it stands still. */
export interface FreeTimer {
  sessionId: number;
  durationSec: number;
  remainingSec: number;
  /** Milliseconds since 1970 by the server's clock; null while it stands still. */
  startedAtMs: number | null;
  isActive: boolean;
  isPaused: boolean;
}

/** A request to the timer. Durations are in seconds. */
export type FreeTimerAction =
  | { op: "start" | "reset"; duration_sec: number }
  | { op: "pause" }
  | { op: "resume" }
  | { op: "stop" };
