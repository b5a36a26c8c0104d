import type { PadState } from "./pad-connection";

/** Whether edits that were made here will never be stored: the session has ended, the pad is full, or this person may not come back to it. */
export const hasLostEdits = ({ hasUnsent, standing, refusal }: Omit<PadState, "me">): boolean =>
  hasUnsent &&
  (standing.reason === "ended" || standing.reason === "full" || refusal === "removed" || refusal === "not_allowed");
