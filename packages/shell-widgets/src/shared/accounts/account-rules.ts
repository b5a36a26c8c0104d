import {
  EMAIL_MAX_LENGTH,
  FULL_NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  SHORT_NAME_MAX_LENGTH,
} from "@hotseat/api-client/constants";
import type { FieldProblem, FieldProblems, PlaceValues, PublicOrganisation } from "./account-form.types";

/** The choice "not in this list". */
export const NOT_LISTED = "none";

const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Returns the problem of an e-mail address; undefined where it can be one. The server decides. */
export function addressProblem(text: string): FieldProblem | undefined {
  const address = text.trim();
  if (address === "") return "emailMissing";
  return address.length <= EMAIL_MAX_LENGTH && ADDRESS.test(address) ? undefined : "emailInvalid";
}

/** Returns the problem of a full name; undefined where it can be one. */
export const fullNameProblem = (name: string) => nameProblem(name, FULL_NAME_MAX_LENGTH, "fullNameMissing");

/** Returns the problem of a short name; undefined where it can be one. */
export const shortNameProblem = (name: string) => nameProblem(name, SHORT_NAME_MAX_LENGTH, "shortNameMissing");

function nameProblem(name: string, longest: number, missing: FieldProblem): FieldProblem | undefined {
  const { length } = name.trim();
  if (length === 0) return missing;
  return length > longest ? "refused" : undefined;
}

/**
 * Returns what is wrong with a new password and its repetition. The server decides; it also refuses common passwords,
 * and names and addresses of the person.
 */
export function passwordProblems({
  password,
  repeated,
}: {
  password: string;
  repeated: string;
}): FieldProblems<"password" | "repeated"> {
  const length = [...password].length;
  if (length < PASSWORD_MIN_LENGTH) return { password: "passwordShort" };
  if (length > PASSWORD_MAX_LENGTH) return { password: "passwordLong" };
  return password === repeated ? {} : { repeated: "passwordDiffers" };
}

/** Returns the fields of the place that are not chosen yet. Without any organisation there is nothing to choose. */
export function placeProblems(
  values: PlaceValues,
  organisations: readonly PublicOrganisation[],
): FieldProblems<keyof PlaceValues> {
  if (organisations.length === 0) return {};
  if (!isChosen(values.organisation_id, organisations)) return { organisation_id: "organisationMissing" };
  const institutions = institutionsOf(values.organisation_id, organisations);
  if (institutions.length === 0 || isChosen(values.institution_id, institutions)) return {};
  return { institution_id: "institutionMissing" };
}

/** A kept choice may have gone from the list since. */
const isChosen = (chosen: string, entries: readonly { id: number }[]) =>
  chosen === NOT_LISTED || entries.some(({ id }) => String(id) === chosen);

/** The institutions of the chosen organisation. */
export const institutionsOf = (organisationId: string, organisations: readonly PublicOrganisation[]) =>
  organisations.find(({ id }) => String(id) === organisationId)?.institutions ?? [];

/** A choice with what follows from it: another organisation has other institutions. */
export function placeAfter(change: Partial<PlaceValues>): Partial<PlaceValues> {
  return change.organisation_id === undefined ? change : { ...change, institution_id: "" };
}

interface Names {
  full_name: string;
  short_name: string;
}

/** Returns the name before the first space: `Eva-Maria` of `Eva-Maria Keller`. */
const firstNameOf = (fullName: string) => fullName.trim().split(/\s+/)[0] ?? "";

/**
 * Returns a change of the names with the short name it implies: the first name of the full name, until the person types
 * a short name of their own.
 */
export function namesAfter(change: Partial<Names>, { full_name, short_name }: Names): Partial<Names> {
  if (change.full_name === undefined || change.short_name !== undefined) return change;
  const isOwn = short_name !== "" && short_name !== firstNameOf(full_name);
  return isOwn ? change : { ...change, short_name: firstNameOf(change.full_name) };
}

/** The place as it is sent: ids, null where none was chosen. */
export function placeOf(values: PlaceValues): { organisation_id: number | null; institution_id: number | null } {
  return { organisation_id: idOf(values.organisation_id), institution_id: idOf(values.institution_id) };
}

const idOf = (chosen: string): number | null => (/^\d+$/.test(chosen) ? Number(chosen) : null);

/** The entries without a problem removed, so that a form without problems has none. */
export function onlyProblems<Field extends string>(
  found: Readonly<Partial<Record<Field, FieldProblem | undefined>>>,
): FieldProblems<Field> {
  return Object.fromEntries(
    Object.entries(found).filter(([, problem]) => problem !== undefined),
  ) as FieldProblems<Field>;
}
