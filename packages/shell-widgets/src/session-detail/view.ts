"use client";

export { Agenda } from "./view/agenda";
export type { DetailLinks } from "./view/detail-foot";
export { Facts } from "./view/facts";
export { InvitationsView, type InvitationsViewProps } from "./view/invitations-view";
export { SessionDetailView, type SessionDetailViewProps } from "./view/session-detail-view";
export { SessionText } from "./view/session-text";
