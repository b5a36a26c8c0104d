"use client";
export type { FreeTimer, FreeTimerAction } from "./free-timer.types";
export { bandOf, partLeft, type TimerBand, timerRemaining } from "./free-timer-rules";
export { type FreeTimerModel, type FreeTimerOptions, useFreeTimer } from "./use-free-timer";
