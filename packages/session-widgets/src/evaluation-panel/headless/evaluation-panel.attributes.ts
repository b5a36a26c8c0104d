/** The styling contract: attributes on the panel's elements that a host's style sheet may select by. */
export const EVALUATION_PANEL_ATTRIBUTES = {
  /** On the panel: `editing`, `saving`, `saved`, `failed`, `offline` or `submitted`. */
  status: "data-status",
  /** On the panel: the view that is shown, `profile`, `scenario`, `questions` or `pillars`. */
  view: "data-view",
} as const;
