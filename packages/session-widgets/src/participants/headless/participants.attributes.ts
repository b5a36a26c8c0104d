/** The documented styling and test contract of the list. */
export const participantsAttributes = {
  /** On a row: the attendee's id. */
  attendee: "data-attendee",
  /** On a row: `here` or `away`. */
  presence: "data-presence",
  /** On a row: `raised` while the hand is up. */
  hand: "data-hand",
  /** On a row: `hotSeat`, `interviewer`, `host`, `observer`, `peer`. */
  role: "data-role",
} as const;
