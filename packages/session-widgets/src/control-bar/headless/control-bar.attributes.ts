/** The documented styling and test contract of the control bar. */
export const controlBarAttributes = {
  /** On the bar: `wide`, `medium` or `phone`. */
  width: "data-width",
  /** On the timing tray: the schedule's status. */
  schedule: "data-schedule",
  /** On the next button: what it leads to. */
  next: "data-next",
} as const;
