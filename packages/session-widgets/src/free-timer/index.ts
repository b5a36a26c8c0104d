"use client";
export { FreeTimerBar } from "./free-timer-bar";
export { FreeTimerControls } from "./free-timer-controls";
