"use client";

export { UserManagement, type UserManagementProps } from "./connected/user-management";
