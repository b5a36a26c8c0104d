import { LANGUAGES } from "@hotseat/api-client/constants";
import type { UserStatus } from "@hotseat/api-client/types";
import { USER_ROLES } from "./user-form-rules";
import type { OrganisationChoice, UserFilters, UserRole, UserScope } from "./user-management.types";

export const USER_STATUSES: readonly UserStatus[] = ["active", "invited", "pending", "inactive"];

/** A table that shows everybody. */
export const NO_USER_FILTERS: UserFilters = { search: "", role: null, status: null, institution: null, language: null };

/** Returns whether a filter narrows the table. */
export const isNarrowed = ({ search, ...choices }: UserFilters): boolean =>
  search !== "" || Object.values(choices).some((choice) => choice !== null);

/** Returns the institutions inside a scope, in the order of their names; none where the scope is an institution. */
export function institutionsIn(
  scope: UserScope,
  organisations: readonly OrganisationChoice[],
): OrganisationChoice["institutions"] {
  if (scope.kind === "institution") return [];
  return organisations
    .filter(({ id }) => scope.kind === "platform" || id === scope.id)
    .flatMap(({ institutions }) => institutions)
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

const idOf = (text: string | null): number | null => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** Reads the filters of an address's search; unknown values are none. */
export function readUserFilters(search: string): UserFilters {
  const query = new URLSearchParams(search);
  return {
    search: query.get("search") ?? "",
    role: oneOf<UserRole>(USER_ROLES, query.get("role")),
    status: oneOf(USER_STATUSES, query.get("status")),
    institution: idOf(query.get("institution")),
    language: oneOf(LANGUAGES, query.get("language")),
  };
}

/** Writes the filters as the search of an address: `?search=…&role=user`, empty without filters. */
export function writeUserFilters(filters: UserFilters): string {
  const { search, role, status, institution, language } = filters;
  const query = new URLSearchParams();
  if (search !== "") query.set("search", search);
  if (role) query.set("role", role);
  if (status) query.set("status", status);
  if (institution !== null) query.set("institution", String(institution));
  if (language) query.set("language", language);
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}
