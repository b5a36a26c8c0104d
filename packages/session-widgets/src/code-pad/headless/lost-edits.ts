import type { PadState } from "./pad-connection";

const FINAL: ReadonlySet<PadState["standing"]["reason"]> = new Set(["ended", "closed", "full"]);

/**
 * Whether edits that were made here will never be stored: the session has ended, the pad was closed or is full, or this person may not
 * come back to it.
 */
export const hasLostEdits = ({ hasUnsent, standing, refusal }: Omit<PadState, "me">): boolean =>
  hasUnsent && (FINAL.has(standing.reason) || refusal === "removed" || refusal === "not_allowed");
