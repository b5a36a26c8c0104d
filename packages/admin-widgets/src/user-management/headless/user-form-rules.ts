import type { AdminLevel } from "../../admin-frame/headless";
import type { AdminUser, UserFormField, UserFormValues, UserRole, UserScope } from "./user-management.types";

/** From the fewest rights to the most; the type finds a role of the contract that is missing. */
const BY_RIGHTS: Readonly<Record<UserRole, true>> = {
  user: true,
  institution_admin: true,
  organisation_admin: true,
  platform_admin: true,
};
export const USER_ROLES = Object.keys(BY_RIGHTS) as readonly UserRole[];

const GIVEN: Readonly<Record<AdminLevel, readonly UserRole[]>> = {
  platform: USER_ROLES,
  organisation: USER_ROLES.slice(0, 3),
  institution: USER_ROLES.slice(0, 2),
};

/** Returns the roles that an administrator of this level may give. */
export function rolesGivenBy(level: AdminLevel): readonly UserRole[] {
  return GIVEN[level];
}

/** An empty form; the organisation and institution of the scope are filled in, and a language. */
export function emptyUserForm(scope: UserScope, organisationId: number | null, language: string): UserFormValues {
  return {
    email: "",
    full_name: "",
    role: null,
    organisation_id: scope.kind === "organisation" ? scope.id : organisationId,
    institution_id: scope.kind === "institution" ? scope.id : null,
    language,
  };
}

/** The form's values for a user that exists. */
export function valuesOf(user: AdminUser): UserFormValues {
  const { email, full_name, organisation_id, institution_id, language } = user;
  const role = USER_ROLES.find((known) => known === user.role) ?? null;
  return { email, full_name, role, organisation_id, institution_id, language };
}

/** Keys of the texts that say what is wrong with a field. */
export type UserFormProblem = "email" | "fullName" | "role" | "institution" | "organisation" | "institutionSet";

/** One at-sign with something before it, and a name with a dot after it. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Returns what is wrong, by field; empty where the form can be sent. */
export function problemsOf(values: UserFormValues): Partial<Record<UserFormField, UserFormProblem>> {
  const { email, full_name, role, organisation_id, institution_id } = values;
  const needsInstitution = role === "user" || role === "institution_admin";
  const needsOrganisation = needsInstitution || role === "organisation_admin";
  return {
    ...(!EMAIL.test(email.trim()) && { email: "email" }),
    ...(full_name.trim() === "" && { full_name: "fullName" }),
    ...(role === null && { role: "role" }),
    ...(needsOrganisation && organisation_id === null && { organisation_id: "organisation" }),
    ...(needsInstitution && institution_id === null && { institution_id: "institution" }),
    ...(role === "organisation_admin" && institution_id !== null && { institution_id: "institutionSet" }),
  };
}

/** A form that can be sent. */
export interface UserPayload {
  email: string;
  full_name: string;
  role: UserRole;
  organisation_id: number | null;
  institution_id: number | null;
  language: string;
}

/** Returns what is sent: trimmed, a platform administrator without organisation and institution. Null while no role is chosen. */
export function payloadOf({ role, organisation_id, institution_id, ...values }: UserFormValues): UserPayload | null {
  if (role === null) return null;
  const isOfPlatform = role === "platform_admin";
  return {
    email: values.email.trim().toLowerCase(),
    full_name: values.full_name.trim(),
    role,
    organisation_id: isOfPlatform ? null : organisation_id,
    institution_id: isOfPlatform ? null : institution_id,
    language: values.language,
  };
}
