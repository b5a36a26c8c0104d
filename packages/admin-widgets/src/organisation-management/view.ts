"use client";

export type { ManagedInstitution, ManagedOrganisation, OrganisationActions } from "./organisation-management.types";
export { OrganisationManagementView, type OrganisationManagementViewProps } from "./organisation-management-view";
