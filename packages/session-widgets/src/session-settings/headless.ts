"use client";
export { sessionSettings } from "./headless/browser-settings";
export { startSafetySave } from "./headless/safety-save";
export {
  AUTOSAVE_CHOICES_MS,
  DEFAULT_SETTINGS,
  WARNING_CHOICES_SEC,
  WARNING_TONES,
} from "./headless/session-settings.constants";
export type { SessionLook, SessionSettings, SettingsState } from "./headless/session-settings.types";
export { createSettingsStore, type SettingsStore } from "./headless/settings-store";
