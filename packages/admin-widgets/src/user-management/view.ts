"use client";

export { UserManagementView, type UserManagementViewProps } from "./user-management-view";
