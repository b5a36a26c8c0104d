/** The documented styling and test contract of the settings. */
export const sessionSettingsAttributes = {
  /** On a row of the dialog: the setting's name. */
  setting: "data-setting",
  /** On the dashboard and the pre-join while the compact mode is on. */
  compact: "data-compact",
} as const;
