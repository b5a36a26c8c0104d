"use client";

export { AdminRequestsView, type AdminRequestsViewProps } from "./admin-requests-view";
