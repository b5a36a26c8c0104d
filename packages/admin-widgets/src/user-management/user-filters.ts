import { USER_ROLES } from "./user-form-rules";
import type { UserFilters, UserRole, UserStatus } from "./user-management.types";

export const USER_STATUSES: readonly UserStatus[] = ["active", "invited", "pending", "inactive"];

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

/** Reads the filters of an address's search; unknown values are none. */
export function readUserFilters(search: string): UserFilters {
  const query = new URLSearchParams(search);
  return {
    search: query.get("search") ?? "",
    role: oneOf<UserRole>(USER_ROLES, query.get("role")),
    status: oneOf(USER_STATUSES, query.get("status")),
  };
}

/** Writes the filters as the search of an address: `?search=…&role=user`, empty without filters. */
export function writeUserFilters({ search, role, status }: UserFilters): string {
  const query = new URLSearchParams();
  if (search !== "") query.set("search", search);
  if (role) query.set("role", role);
  if (status) query.set("status", status);
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}
