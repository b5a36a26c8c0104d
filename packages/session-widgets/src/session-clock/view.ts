"use client";
export { SessionClockView, type SessionClockViewProps } from "./session-clock-view";
