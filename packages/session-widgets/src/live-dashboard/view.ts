"use client";
export { LiveDashboardView, type LiveDashboardViewProps } from "./live-dashboard-view";
export type { DashboardActions, DashboardHead, DashboardSlots } from "./live-dashboard.types";
