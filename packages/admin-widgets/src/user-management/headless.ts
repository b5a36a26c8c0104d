"use client";

export { ROWS_PER_PAGE, type RowPages, useRowPages } from "./use-row-pages";
export { readUserFilters, USER_STATUSES, writeUserFilters } from "./user-filters";
export { emptyUserForm, payloadOf, problemsOf, rolesGivenBy, type UserPayload, valuesOf } from "./user-form-rules";
export type {
  AdminUser,
  OrganisationChoice,
  UserFilters,
  UserFormField,
  UserFormValues,
  UserRole,
  UserScope,
  UserStatus,
} from "./user-management.types";
