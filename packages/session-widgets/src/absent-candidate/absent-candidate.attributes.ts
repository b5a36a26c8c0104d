/** The documented styling and test contract of the card. */
export const absentCandidateAttributes = {
  /** On the card: `decides`, `asked` or `waits`. */
  card: "data-absent",
} as const;
