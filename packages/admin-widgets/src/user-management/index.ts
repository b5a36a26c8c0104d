"use client";

export { UserManagement, type UserManagementProps } from "./user-management";
