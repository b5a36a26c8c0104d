import type { PadStandingReason } from "@hotseat/collab/pad/messages";
import type { PadState } from "./pad-connection";

/** Why the text cannot be changed now. `connecting`: the server has not said yet who may write. */
export type ReadOnlyReason = PadStandingReason | NonNullable<PadState["refusal"]> | "desynchronized" | "connecting";

/** Why the text cannot be changed now; null while it can. */
export function readOnlyReason({ status, standing, refusal }: PadState): ReadOnlyReason | null {
  if (refusal) return refusal;
  if (status === "desynchronized") return "desynchronized";
  return standing.can_edit ? null : (standing.reason ?? "connecting");
}
