import { type HotseatErrorCode, isHotseatError, technicalFailure } from "@hotseat/api-client";
import { type Failure, type FieldProblem, type FieldProblems, noProblems, type SendReply } from "./account-form.types";

/** Runs a request and returns its outcome for a form with these fields. */
export async function replyOf<Field extends string>(
  request: Promise<unknown>,
  fields: readonly Field[],
): Promise<SendReply<Field>> {
  try {
    await request;
    return { kind: "done" };
  } catch (error) {
    return failureOf(error, fields);
  }
}

const LINK_IS_NO_USE: ReadonlySet<HotseatErrorCode> = new Set(["link_invalid", "first_administrator_exists"]);

/** Codes about a field that the response does not name. */
const OF_ONE_FIELD: Partial<Readonly<Record<HotseatErrorCode, { field: string; problem: FieldProblem }>>> = {
  account_exists: { field: "email", problem: "emailTaken" },
};

/** The codes that say more than the field's name. */
const CODED: Partial<Readonly<Record<HotseatErrorCode, FieldProblem>>> = { password_too_weak: "passwordWeak" };

function failureOf<Field extends string>(error: unknown, fields: readonly Field[]): SendReply<Field> {
  const failed = (failure: Exclude<Failure, "fields">) =>
    ({ kind: "failed", failure, fields: noProblems<Field>() }) as const;
  if (!isHotseatError(error)) return failed("unreachable");
  const why = technicalFailure(error);
  if (why !== null) return failed(why === "access-token" ? "accessToken" : why);
  if (LINK_IS_NO_USE.has(error.code)) return failed("linkInvalid");
  const own = OF_ONE_FIELD[error.code];
  if (own && fields.includes(own.field as Field))
    return { kind: "failed", failure: "fields", fields: { [own.field]: own.problem } as FieldProblems<Field> };
  if (error.status === 429) return { ...failed("tooMany"), waitSec: error.retryAfterSec };
  const named = Object.keys(error.invalidFields);
  const known = fields.filter((field) => named.includes(field));
  // A problem that belongs to no field of the form is said above the fields.
  if (known.length === 0 || known.length < named.length) return failed("other");
  const problem = CODED[error.code];
  const problems = Object.fromEntries(
    known.map((field) => [field, problem ?? (field === "email" ? "emailInvalid" : "refused")]),
  ) as FieldProblems<Field>;
  return { kind: "failed", failure: "fields", fields: problems };
}
