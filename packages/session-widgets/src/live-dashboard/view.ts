"use client";
export type { DashboardActions, DashboardHead, DashboardSlots } from "./view/live-dashboard.types";
export { LiveDashboardView, type LiveDashboardViewProps } from "./view/live-dashboard-view";
