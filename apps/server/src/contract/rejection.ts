import { z } from "zod";
import { ApiError } from "./errors.ts";
import { REJECTION_REASON_MAX_LENGTH } from "./limits.ts";

/** Reason of a refused request; the person who asked reads it. */
export const RejectionReason = z
  .string()
  .trim()
  .min(1, "A reason is required.")
  .max(REJECTION_REASON_MAX_LENGTH)
  .describe("Why, 1 to 500 characters. The person reads it.");

/**
 * Returns the reason of a decision on many requests: needed where it refuses them, null where it approves them. Throws
 * `validation_failed` for a refusal without a reason and for an approval with one.
 */
export function reasonOf(refuses: boolean, reason: string | undefined): string | null {
  if (refuses === (reason !== undefined)) return reason ?? null;
  const message = refuses ? "A reason is required." : "A reason belongs to a refusal.";
  throw new ApiError("validation_failed", { fieldErrors: { reason: [message] } });
}
