"use client";

export { SessionOverviewView, type SessionOverviewViewProps } from "./session-overview-view";
