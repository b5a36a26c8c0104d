"use client";

export { AdminRequests, type AdminRequestsProps } from "./connected/admin-requests";
