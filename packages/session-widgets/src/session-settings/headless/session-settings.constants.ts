import type { SettingsState } from "./session-settings.types";

/** Version of what is stored; older ones are read as far as they are valid (LS-9.29). */
export const SETTINGS_VERSION = 4;
/** Settings at first (LS-3.11, LS-9.22). */
export const DEFAULT_SETTINGS: SettingsState = {
  autoSaveInterval: 30_000,
  enableNotifications: true,
  soundEnabled: true,
  timerWarningThreshold: 60,
  compactMode: false,
  animations: true,
};
/** Choices of the safety save, in milliseconds. */
export const AUTOSAVE_CHOICES_MS = [10_000, 30_000, 60_000, 120_000] as const;
/** Choices of the timer warning, in seconds; 0 is never. */
export const WARNING_CHOICES_SEC = [0, 60, 120, 300] as const;
/** The warning's two notes, in hertz and milliseconds: soft enough to be talked over. */
export const WARNING_TONES = [
  { frequencyHz: 660, durationMs: 140 },
  { frequencyHz: 880, durationMs: 180 },
] as const;
