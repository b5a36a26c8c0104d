import { type HotseatErrorCode, isHotseatError, technicalFailure } from "@hotseat/api-client";
import type { FieldProblem, FieldProblems, SendAnswer } from "./account-form.types";

/** Runs a request and returns its outcome for a form with these fields. */
export async function answerOf<Field extends string>(
  request: Promise<unknown>,
  fields: readonly Field[],
): Promise<SendAnswer<Field>> {
  try {
    await request;
    return { kind: "done" };
  } catch (error) {
    return failureOf(error, fields);
  }
}

/** The codes that say more than the field's name. */
const CODED: Partial<Readonly<Record<HotseatErrorCode, FieldProblem>>> = { password_too_weak: "passwordWeak" };

function failureOf<Field extends string>(error: unknown, fields: readonly Field[]): SendAnswer<Field> {
  const failed = (failure: "tooMany" | "unreachable" | "linkInvalid" | "other"): SendAnswer<Field> => ({
    kind: "failed",
    failure,
    fields: {},
  });
  if (!isHotseatError(error) || technicalFailure(error) !== null) return failed("unreachable");
  if (error.code === "link_invalid") return failed("linkInvalid");
  if (error.status === 429) return failed("tooMany");
  const named = Object.keys(error.invalidFields);
  const known = fields.filter((field) => named.includes(field));
  // What is about no field of the form is said above them.
  if (known.length === 0 || known.length < named.length) return failed("other");
  const problem = CODED[error.code];
  const problems = Object.fromEntries(
    known.map((field) => [field, problem ?? (field === "email" ? "emailInvalid" : "refused")]),
  ) as FieldProblems<Field>;
  return { kind: "failed", failure: "fields", fields: problems };
}
