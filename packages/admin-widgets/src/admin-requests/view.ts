"use client";

export { AdminRequestsView, type AdminRequestsViewProps } from "./view/admin-requests-view";
