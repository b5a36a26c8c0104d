"use client";
export type { DeviceSettings } from "./session-settings-devices";
export { SessionSettingsView, type SessionSettingsViewProps, type ThemeControl } from "./session-settings-view";
