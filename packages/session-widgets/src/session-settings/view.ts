"use client";
export type { DeviceSettings } from "./view/session-settings-devices";
export { SessionSettingsView, type SessionSettingsViewProps, type ThemeControl } from "./view/session-settings-view";
