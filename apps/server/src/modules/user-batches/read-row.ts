import type { z } from "zod";
import { EMAIL_MAX_LENGTH, FULL_NAME_MAX_LENGTH, SHORT_NAME_MAX_LENGTH } from "../../contract/limits.ts";
import { ROLES, type RoleName } from "../../contract/roles.ts";
import { isLanguage } from "../../contract/shapes.ts";
import type { Language } from "../../contract/viewer.ts";
import { cleanName } from "../../platform/names/clean-name.ts";
import { Email, FullName, ShortName } from "../registration/contract.ts";
import type { BatchField, BatchReason } from "./reasons.ts";

export type RowValues = Readonly<Partial<Record<BatchField, string>>>;

/** A row whose values are valid each; null where the file has no value. */
export interface ReadRow {
  readonly email: string;
  readonly fullName: string | null;
  readonly shortName: string | null;
  readonly role: RoleName | null;
  readonly organisation: string | null;
  readonly institution: string | null;
  readonly language: Language | null;
}

/** Longer than any valid address; an index holds no text of any length. */
const KEPT_EMAIL_LENGTH = 320;

/** An address as the server compares it. */
export const normaliseEmail = (text: string | undefined): string =>
  [...(text ?? "").trim().normalize("NFC").toLowerCase()].slice(0, KEPT_EMAIL_LENGTH).join("");

/** A name of an organisation or institution as the server compares it. */
export const nameKey = (name: string): string => cleanName(name).toLowerCase();

/** Reads the values of a row, each by the rules of the forms; returns the first reason against it. */
export function readRow(values: RowValues): ReadRow | BatchReason {
  const email = normaliseEmail(values.email);
  const fullName = cleanName(values.full_name ?? "");
  const shortName = cleanName(values.short_name ?? "");
  const role = readRole(values.role);
  const language = (values.language ?? "").trim().toLowerCase();
  const reason =
    emailReason(email) ??
    nameReason(fullName, FullName, FULL_NAME_MAX_LENGTH, "full_name_too_long", "full_name_has_address") ??
    nameReason(shortName, ShortName, SHORT_NAME_MAX_LENGTH, "short_name_too_long", "short_name_has_address");
  if (reason) return reason;
  if (role === undefined) return "role_unknown";
  if (language !== "" && !isLanguage(language)) return "language_unknown";
  return {
    email,
    fullName: fullName || null,
    shortName: shortName || null,
    role,
    organisation: cleanName(values.organisation ?? "") || null,
    institution: cleanName(values.institution ?? "") || null,
    language: isLanguage(language) ? language : null,
  };
}

function emailReason(email: string): BatchReason | null {
  if (email === "") return "email_required";
  if (email.length > EMAIL_MAX_LENGTH) return "email_too_long";
  return Email.safeParse(email).success ? null : "email_invalid";
}

function nameReason(
  name: string,
  shape: z.ZodType,
  maxLength: number,
  tooLong: BatchReason,
  hasAddress: BatchReason,
): BatchReason | null {
  if (name === "") return null;
  if (name.length > maxLength) return tooLong;
  return shape.safeParse(name).success ? null : hasAddress;
}

/** Null without a role; undefined for one that nobody is given. */
function readRole(text: string | undefined): RoleName | null | undefined {
  const name = (text ?? "").trim().toLowerCase();
  if (name === "") return null;
  return ROLES.find((role) => role === name && role !== "pending_user");
}
