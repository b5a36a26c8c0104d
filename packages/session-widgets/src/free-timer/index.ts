"use client";
export { FreeTimerBar, FreeTimerControls } from "./free-timer";
