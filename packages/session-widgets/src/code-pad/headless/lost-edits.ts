import type { PadState } from "./pad-connection";

/** Whether edits that were made here will never be stored: the session has ended, or this person may not come back to the pad. */
export const hasLostEdits = ({ hasUnsent, standing, refusal }: Omit<PadState, "me">): boolean =>
  hasUnsent && (standing.reason === "ended" || refusal === "removed" || refusal === "not_allowed");
