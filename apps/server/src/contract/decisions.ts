import { z } from "zod";
import { ApiError, type ErrorCode } from "./errors.ts";
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

/**
 * Response of a call that decides many requests: for each its id and the decision, or why there was none, as one of these codes.
 */
export const decisionResults = <Id extends z.ZodType, const Code extends ErrorCode>(id: Id, codes: readonly Code[]) =>
  resultsOf(id, ["approved", "rejected"], codes);

/** Response of a call about many things: for each its id and what was done, or why nothing was, as one of these codes. */
export const resultsOf = <Id extends z.ZodType, const Done extends string, const Code extends ErrorCode>(
  id: Id,
  done: readonly Done[],
  codes: readonly Code[],
) =>
  z.object({
    results: z
      .array(
        z.object({
          id,
          outcome: z
            .enum([...done, ...codes])
            .describe("The result: the decision, or why there was none, as an error code."),
        }),
      )
      .describe("One result for each request, in the order of `ids`."),
  });

/**
 * Does the same to one thing after another, each for itself: a refusal with one of these codes is the result of its own.
 * Another error ends the call.
 */
export async function decideEach<Id, Code extends ErrorCode, Kind extends string>(
  ids: readonly Id[],
  codes: readonly Code[],
  kind: Kind,
  decide: (id: Id) => Promise<unknown>,
): Promise<Array<{ id: Id; outcome: Kind | Code }>> {
  const results: Array<{ id: Id; outcome: Kind | Code }> = [];
  for (const id of ids) {
    const refusal = await refusalOf(codes, () => decide(id));
    results.push({ id, outcome: refusal ?? kind });
  }
  return results;
}

async function refusalOf<Code extends ErrorCode>(
  codes: readonly Code[],
  work: () => Promise<unknown>,
): Promise<Code | null> {
  try {
    await work();
    return null;
  } catch (error) {
    const refusal = error instanceof ApiError && codes.find((code) => code === error.code);
    if (!refusal) throw error;
    return refusal;
  }
}
