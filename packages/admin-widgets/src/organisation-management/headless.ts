"use client";

export { isNameMissing } from "./name-rules";
export type { ManagedInstitution, ManagedOrganisation, OrganisationActions } from "./organisation-management.types";
