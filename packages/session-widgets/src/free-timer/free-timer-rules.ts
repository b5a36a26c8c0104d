import { FREE_TIMER_DEFAULT_MIN, FREE_TIMER_MAX_MIN, FREE_TIMER_MIN_MIN } from "./free-timer.constants";
import type { FreeTimer } from "./free-timer.types";

/** Colour of the bar (LS-4.31): red at 20 % or less, yellow at 50 % or less, green above, primary when unknown. */
export type TimerBand = "red" | "yellow" | "green" | "primary";

const RED_PART = 0.2;
const YELLOW_PART = 0.5;
const NON_NUMERIC_FALLBACK_MIN = 1;

/** Seconds left at `nowMs` of the server's clock; never below 0, where the timer stops by itself. */
export function timerRemaining(timer: FreeTimer, nowMs: number): number {
  const ran = timer.startedAtMs === null ? 0 : Math.max(0, nowMs - timer.startedAtMs) / 1000;
  return Math.max(0, timer.remainingSec - ran);
}

/** The part of its time that is left, 0 to 1; null when it has no length to compare with. */
export function partLeft(timer: FreeTimer, nowMs: number): number | null {
  return timer.durationSec > 0 ? Math.min(1, timerRemaining(timer, nowMs) / timer.durationSec) : null;
}

export function bandOf(part: number | null): TimerBand {
  if (part === null) return "primary";
  if (part <= RED_PART) return "red";
  return part <= YELLOW_PART ? "yellow" : "green";
}

/** Shown over the stage: started and not yet at 0. */
export function isTimerShown(timer: FreeTimer | null, nowMs: number): timer is FreeTimer {
  return timer?.isActive === true && timerRemaining(timer, nowMs) > 0;
}

/** Whole minutes from what was typed: 1 to 60; what is no number counts as 1 (LS-5.10). */
export function minutesOf(typed: string): number {
  const number = Number.parseInt(typed, 10);
  if (!Number.isFinite(number)) return NON_NUMERIC_FALLBACK_MIN;
  return Math.min(FREE_TIMER_MAX_MIN, Math.max(FREE_TIMER_MIN_MIN, number));
}

/** Returns the timer actions that are possible now (LS-4.30): pause only while it runs. */
export function timerAbilities(timer: FreeTimer | null, nowMs: number) {
  const isOn = isTimerShown(timer, nowMs);
  const isPaused = isOn && timer.isPaused;
  return { canStart: !isOn, canPause: isOn && !isPaused, canResume: isPaused, canReset: timer !== null, canStop: isOn };
}

/** Its controls need authority and a connected room (LS-4.32). */
export function hasTimerControls({ mayDrive, isConnected }: { mayDrive: boolean; isConnected: boolean }): boolean {
  return mayDrive && isConnected;
}

export const DEFAULT_MINUTES_TYPED = String(FREE_TIMER_DEFAULT_MIN);
