"use client";
export { LiveDashboard, type LiveDashboardProps } from "./live-dashboard";
