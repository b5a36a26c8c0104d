"use client";
export { LiveDashboard, type LiveDashboardProps } from "./connected/live-dashboard";
