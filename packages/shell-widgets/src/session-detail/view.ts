"use client";

export { Agenda } from "./agenda";
export type { DetailLinks } from "./detail-foot";
export { SessionDetailView, type SessionDetailViewProps } from "./session-detail-view";
