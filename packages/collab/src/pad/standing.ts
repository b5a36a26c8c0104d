/** Why somebody may read and not write. */
export const PAD_STANDING_REASONS = ["observer", "locked", "ended", "closed", "read_only", "full"] as const;
export type PadStandingReason = (typeof PAD_STANDING_REASONS)[number];

/** The reason for which the server ends a socket, sent before a close with the code 1008. */
export const PAD_REFUSALS = [
  "bad_message",
  "revision_ahead",
  "length_mismatch",
  "lone_surrogate",
  "too_long",
  "too_fast",
  "not_allowed",
  "removed",
] as const;
export type PadRefusal = (typeof PAD_REFUSALS)[number];
