"use client";
export { SessionSettings, type SessionSettingsProps } from "./session-settings";
export { TimerWarning } from "./timer-warning";
export { useSessionLook } from "./use-session-look";
