import type { z } from "zod";
import { ApiError } from "../../contract/errors.ts";
import type { OperationContract, Shape } from "../../contract/operation.ts";
import { findRefusal } from "./refuse-input.ts";

/** The most fields a response names, and the most characters for each: enough for any form, and never huge. */
const MAX_FIELDS = 50;
const MAX_MESSAGES = 5;
const UNKNOWN_FIELD = "This field is not known.";

/** Path to the invalid field, as forms name it; the body itself is `non_field_errors`. */
function fieldErrors(error: z.ZodError): Record<string, string[]> {
  const found = new Map<string, string[]>();
  const note = (key: string, message: string): void => {
    const messages = found.get(key);
    if (messages) {
      if (messages.length < MAX_MESSAGES && !messages.includes(message)) messages.push(message);
    } else if (found.size < MAX_FIELDS) found.set(key, [message]);
  };
  for (const issue of error.issues) {
    if (issue.code === "unrecognized_keys")
      for (const key of issue.keys.slice(0, MAX_FIELDS)) note([...issue.path, key].join("."), UNKNOWN_FIELD);
    else note(issue.path.join(".") || "non_field_errors", issue.message);
  }
  return Object.fromEntries(found);
}

/** Invalid values of a form or query are refused field by field. */
function accept(shape: Shape | undefined, value: unknown, maxEntries?: number): unknown {
  if (!shape) return undefined;
  const refused = findRefusal(value, [], maxEntries);
  if (refused) throw new ApiError("validation_failed", { fieldErrors: { [refused.path]: [refused.message] } });
  const result = shape.safeParse(value);
  if (!result.success) throw new ApiError("validation_failed", { fieldErrors: fieldErrors(result.error) });
  return result.data;
}

/** An address with an impossible id is not found, like one with an unknown id. */
function acceptParams(shape: Shape | undefined, value: unknown): unknown {
  if (!shape) return undefined;
  const result = findRefusal(value) ? null : shape.safeParse(value);
  if (!result?.success) throw new ApiError("not_found");
  return result.data;
}

/** Checks input against the contract. A call whose body may be empty may leave it out. */
export function validateInput(
  contract: OperationContract,
  request: { params: unknown; query: unknown; body: unknown },
): { params: unknown; query: unknown; body: unknown } {
  return {
    params: acceptParams(contract.params, request.params),
    query: accept(contract.query, request.query),
    body: accept(contract.body, request.body ?? {}, contract.maxEntries),
  };
}

/** Checks a response against the contract and drops undeclared fields; throws when it does not fit. */
export function validateResponse(contract: OperationContract, status: number, body: unknown): unknown {
  if (!(status in contract.responses))
    throw new Error(`${contract.id} returned ${status}, which its contract does not list.`);
  const shape = contract.responses[status];
  if (!shape) return undefined;
  const result = shape.safeParse(body);
  if (!result.success)
    throw new Error(`${contract.id} returned what its contract does not allow: ${result.error.message}`);
  return result.data;
}
