import type { Language, Role, UserStatus } from "@hotseat/api-client/types";
import type { ChangeReply } from "../../shared/admin-list.types";

/** Roles that an administrator gives. */
export type UserRole = Exclude<Role, "pending_user">;

/** A user in the table. */
export interface AdminUser {
  keycloak_id: string;
  email: string;
  full_name: string;
  role: Role;
  status: UserStatus;
  /** Code of the person's language. */
  language: string;
  organisation_id: number | null;
  institution_id: number | null;
  organisation_name: string | null;
  institution_name: string | null;
  /** Last use of a present sign-in, ISO 8601; null where the user is signed in nowhere. */
  last_seen_at: string | null;
}

/** A change of several users at once: a role, a place, or access. A place leaves out what the scope decides. */
export type UsersChange =
  | { role: UserRole }
  | { organisation_id?: number; institution_id: number }
  | { is_active: boolean };

/** Why a user was not changed. */
export type UserProblem = "gone" | "self" | "lastAdmin" | "notAllowed" | "placeGone" | "noFit" | "unavailable";

/** The result of a change of several users: the server decides about each. */
export type ManyReply =
  | { ok: true; failed: readonly { id: string; problem: UserProblem }[] }
  | Extract<ChangeReply, { ok: false }>;

/** The group whose users the table shows. */
export type UserScope =
  | { kind: "platform" }
  | { kind: "organisation"; id: number }
  | { kind: "institution"; id: number };

/** An organisation that can be chosen, with its institutions. */
export interface OrganisationChoice {
  id: number;
  name: string;
  institutions: ReadonlyArray<{ id: number; name: string }>;
}

/** The filters of the table; null where one is not set. */
export interface UserFilters {
  search: string;
  role: UserRole | null;
  status: UserStatus | null;
  /** Id of an institution. */
  institution: number | null;
  language: Language | null;
}

export interface UserFormValues {
  email: string;
  full_name: string;
  /** Null until chosen. */
  role: UserRole | null;
  organisation_id: number | null;
  institution_id: number | null;
  /** Code of the language of the mail and the pages. */
  language: string;
}

/** The fields of the form; the language is asked for new users only. */
export type UserFormField = keyof UserFormValues;
