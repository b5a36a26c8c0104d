"use client";
export type { DashboardActions, DashboardHead, DashboardSlots } from "./live-dashboard.types";
export { LiveDashboardView, type LiveDashboardViewProps } from "./live-dashboard-view";
