"use client";

export { SessionOverview, type SessionOverviewProps } from "./session-overview";
