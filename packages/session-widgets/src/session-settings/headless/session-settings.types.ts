/** Settings of a person on this device (LS-3.11). */
export interface SessionSettings {
  /** Between two safety saves of an evaluation's draft, in milliseconds. */
  readonly autoSaveInterval: number;
  /** Passing messages of the session; errors are said in any case. */
  readonly enableNotifications: boolean;
  readonly soundEnabled: boolean;
  /** Seconds left in a segment at which is warned; 0 never. */
  readonly timerWarningThreshold: number;
}

/** Preferences kept on this device (LS-3.18); the theme is the host application's. */
export interface SessionLook {
  readonly compactMode: boolean;
  readonly animations: boolean;
}

export type SettingsState = SessionSettings & SessionLook;
