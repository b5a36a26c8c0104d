"use client";
export { SessionSettings, type SessionSettingsProps } from "./connected/session-settings";
export { TimerWarning } from "./connected/timer-warning";
export { useSessionLook } from "./view/use-session-look";
