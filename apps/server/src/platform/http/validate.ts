import type { z } from "zod";
import { ApiError } from "../../contract/errors.ts";
import type { OperationContract, Shape } from "../../contract/operation.ts";

/** Path to the offending field, as forms name it; the body itself is `non_field_errors`. */
function fieldErrors(error: z.ZodError): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const keys = issue.code === "unrecognized_keys" ? issue.keys : [issue.path.join(".") || "non_field_errors"];
    for (const key of keys) found[key] = [...(found[key] ?? []), issue.message];
  }
  return found;
}

/** Values of a form or query that fail are told field by field. */
function accept(shape: Shape | undefined, value: unknown): unknown {
  if (!shape) return undefined;
  const result = shape.safeParse(value);
  if (!result.success) throw new ApiError("validation_failed", { fieldErrors: fieldErrors(result.error) });
  return result.data;
}

/** An address with an impossible id leads nowhere, like one with an unknown id. */
function acceptParams(shape: Shape | undefined, value: unknown): unknown {
  if (!shape) return undefined;
  const result = shape.safeParse(value);
  if (!result.success) throw new ApiError("not_found");
  return result.data;
}

/** Checks what came in against the contract. A call whose body may be empty may leave it out. */
export function validateInput(
  contract: OperationContract,
  request: { params: unknown; query: unknown; body: unknown },
): { params: unknown; query: unknown; body: unknown } {
  return {
    params: acceptParams(contract.params, request.params),
    query: accept(contract.query, request.query),
    body: accept(contract.body, request.body === undefined || request.body === null ? {} : request.body),
  };
}

/** Holds an answer against the contract and drops what it does not declare; throws when it does not fit. */
export function validateAnswer(contract: OperationContract, status: number, body: unknown): unknown {
  if (!(status in contract.answers))
    throw new Error(`${contract.id} answered ${status}, which its contract does not list.`);
  const shape = contract.answers[status];
  if (!shape) return undefined;
  const result = shape.safeParse(body);
  if (!result.success)
    throw new Error(`${contract.id} answered what its contract does not allow: ${result.error.message}`);
  return result.data;
}
