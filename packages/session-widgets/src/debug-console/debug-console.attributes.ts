/** The documented styling and test contract of the console. */
export const debugConsoleAttributes = {
  /** On a line: `turn`, `schedule`, `attendee`, `evaluation`, `tool`, `sessionState`, `question`, `other`. */
  family: "data-family",
  /** On the console while it holds still. */
  paused: "data-paused",
} as const;
