"use client";
export type { PhaseWord } from "./headless/dashboard-rules";
export type { DashboardLayout, RailPanel } from "./headless/layout-store";
export type { DashboardActions, DashboardHead, DashboardSlots } from "./view/live-dashboard.types";
export { LiveDashboardView, type LiveDashboardViewProps } from "./view/live-dashboard-view";
