"use client";

export { AgendaPreview, type AgendaPreviewProps } from "./agenda-preview";
export { SessionFormView, type SessionFormViewProps } from "./session-form-view";
