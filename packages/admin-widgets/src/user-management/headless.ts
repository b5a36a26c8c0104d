"use client";

export { type RowPages, useRowPages } from "./headless/use-row-pages";
export { type UsedUserSelection, type UseUserSelectionOptions, useUserSelection } from "./headless/use-user-selection";
export { readUserFilters, writeUserFilters } from "./headless/user-filters";
export {
  emptyUserForm,
  payloadOf,
  problemsOf,
  rolesGivenBy,
  type UserPayload,
  valuesOf,
} from "./headless/user-form-rules";
export type {
  AdminUser,
  ManyReply,
  OrganisationChoice,
  UserFilters,
  UserFormField,
  UserFormValues,
  UserProblem,
  UserRole,
  UserScope,
  UsersChange,
} from "./headless/user-management.types";
