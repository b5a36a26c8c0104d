"use client";
export { sessionSettings } from "./browser-settings";
export { startSafetySave } from "./safety-save";
export { sessionSettingsAttributes } from "./session-settings.attributes";
export {
  AUTOSAVE_CHOICES_MS,
  DEFAULT_SETTINGS,
  SETTINGS_VERSION,
  WARNING_CHOICES_SEC,
  WARNING_TONES,
} from "./session-settings.constants";
export type { SessionLook, SessionSettings, SettingsState } from "./session-settings.types";
export { createSettingsStore, SETTINGS_KEY, type SettingsStore } from "./settings-store";
