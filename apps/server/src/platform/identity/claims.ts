import { EMAIL_MAX_LENGTH, FULL_NAME_MAX_LENGTH } from "../../contract/limits.ts";
import { adminLevelOf, ROLES, type RoleName } from "../../contract/roles.ts";
import { isLanguage } from "../../contract/shapes.ts";
import type { Language } from "../../contract/viewer.ts";

/** Longest subject that a person's id here can hold. */
const SUBJECT_MAX_LENGTH = 64;

/** A person as the identity provider describes them, within this server's bounds. */
export interface ClaimedPerson {
  readonly subject: string;
  readonly email: string;
  /** The provider has verified the address; invitations reach verified ones only. */
  readonly emailVerified: boolean;
  readonly fullName: string;
  readonly language: Language | null;
  /** The highest of the roles that the provider sends; null where it sends none of ours. */
  readonly role: RoleName | null;
}

type Claims = Readonly<Record<string, unknown>>;

/** Reads the claims of an ID token. Throws when they name nobody that can have an account here. */
export function personOf(claims: Claims): ClaimedPerson {
  const text = (name: string): string | null => {
    const value = claims[name];
    return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
  };
  const [subject, email] = [text("sub"), text("email")];
  if (!subject || !email) throw new Error("The identity provider sent no subject or no e-mail address.");
  if (subject.length > SUBJECT_MAX_LENGTH || /[\p{Cc}\p{Cs}]/u.test(subject))
    throw new Error(
      `The identity provider sent a subject that is not 1 to ${SUBJECT_MAX_LENGTH} printable characters.`,
    );
  if (email.length > EMAIL_MAX_LENGTH || !/^[^\s@\p{Cc}\p{Cs}]+@[^\s@\p{Cc}\p{Cs}]+$/u.test(email))
    throw new Error("The identity provider sent something that is no e-mail address.");
  const base = text("locale")?.slice(0, 2).toLowerCase() ?? "";
  return {
    subject,
    email,
    emailVerified: claims.email_verified === true,
    fullName: cut(text("name") ?? text("preferred_username") ?? email),
    language: isLanguage(base) ? base : null,
    role: highestRole(rolesIn(claims)),
  };
}

/** At most as many characters as a name has here; half of a pair of surrogates is no character. */
const cut = (name: string): string =>
  name
    .slice(0, FULL_NAME_MAX_LENGTH)
    .replace(/\0/g, "")
    .toWellFormed()
    .replace(/\uFFFD+$/, "")
    .trim();

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];

/** Role names in `realm_roles`, `keycloakRoles`, Keycloak's `realm_access`, and the last segments of `groups`. */
function rolesIn(claims: Claims): string[] {
  const access = claims.realm_access;
  return [
    ...texts(claims.realm_roles),
    ...texts(claims.keycloakRoles),
    ...(typeof access === "object" && access !== null && "roles" in access ? texts(access.roles) : []),
    ...texts(claims.groups).map((path) => path.split("/").at(-1) ?? ""),
  ];
}

/** The first of our roles, from platform administrator down, that is among these names; null for none. */
export function highestRole(names: readonly string[]): RoleName | null {
  return ROLES.find((role) => names.includes(role) && (adminLevelOf(role) !== null || role === "user")) ?? null;
}
