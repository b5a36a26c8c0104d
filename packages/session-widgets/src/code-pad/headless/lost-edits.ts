import type { PadState } from "./pad-connection";

const FINAL: ReadonlySet<PadState["standing"]["reason"] | PadState["refusal"]> = new Set([
  "ended",
  "closed",
  "full",
  "removed",
  "not_allowed",
]);

/**
 * Whether edits that were made here will never be stored: the session has ended, the pad was closed or is full, or this person may not
 * come back to it.
 */
export const hasLostEdits = ({ hasUnsent, standing, refusal }: Omit<PadState, "me">): boolean =>
  hasUnsent && (FINAL.has(standing.reason) || FINAL.has(refusal));
