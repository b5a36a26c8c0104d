"use client";
export { SessionClock, type SessionClockProps } from "./session-clock";
