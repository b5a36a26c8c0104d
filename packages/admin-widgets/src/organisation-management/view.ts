"use client";

export { OrganisationManagementView, type OrganisationManagementViewProps } from "./organisation-management-view";
