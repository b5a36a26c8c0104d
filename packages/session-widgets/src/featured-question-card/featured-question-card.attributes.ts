/** The styling contract of the card. */
export const FEATURED_QUESTION_ATTRIBUTES = {
  /** On the card: `queued`, `active` or `elapsed`. */
  state: "data-state",
  /** On the card while it is moved. */
  dragging: "data-dragging",
} as const;
