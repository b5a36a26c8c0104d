"use client";

export { OrganisationManagement, type OrganisationManagementProps } from "./organisation-management";
