import type { ReadOnlyReason } from "./code-pad.types";
import type { PadState } from "./pad-connection";

/** Why the text cannot be changed now; null while it can. */
export function readOnlyReason({ status, standing, refusal }: PadState): ReadOnlyReason | null {
  if (refusal) return refusal;
  if (status === "desynchronized") return "desynchronized";
  return standing.can_edit ? null : (standing.reason ?? "connecting");
}
