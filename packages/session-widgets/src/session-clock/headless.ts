"use client";
export { isClockShown } from "./session-clock-rules";
