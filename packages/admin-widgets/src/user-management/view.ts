"use client";

export { UserManagementView, type UserManagementViewProps } from "./view/user-management-view";
