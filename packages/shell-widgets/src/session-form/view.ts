"use client";

export { AgendaPreview, type AgendaPreviewProps } from "./view/agenda-preview";
export { SessionFormView, type SessionFormViewProps } from "./view/session-form-view";
