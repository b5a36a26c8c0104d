"use client";
export { FREE_TIMER_DEFAULT_MIN, FREE_TIMER_MAX_MIN, FREE_TIMER_MIN_MIN } from "./free-timer.constants";
export type { FreeTimer, FreeTimerAction } from "./free-timer.types";
export {
  bandOf,
  isTimerShown,
  minutesOf,
  partLeft,
  type TimerBand,
  timerAbilities,
  timerRemaining,
} from "./free-timer-rules";
