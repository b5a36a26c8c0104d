"use client";
export { SessionSettings } from "./connected/session-settings";
export type { SessionSettingsProps } from "./connected/session-settings.types";
export { TimerWarning } from "./connected/timer-warning";
export { useSessionLook } from "./view/use-session-look";
