"use client";

export type { DetailedSession } from "../session-detail/headless";
export { SessionOverviewView, type SessionOverviewViewProps } from "./session-overview-view";
