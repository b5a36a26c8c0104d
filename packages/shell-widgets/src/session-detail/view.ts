"use client";

export { Agenda } from "./agenda";
export type { DetailLinks } from "./detail-foot";
export { Facts } from "./facts";
export { InvitationsView, type InvitationsViewProps } from "./invitations-view";
export { SessionDetailView, type SessionDetailViewProps } from "./session-detail-view";
export { SessionText } from "./session-text";
