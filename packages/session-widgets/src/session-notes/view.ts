"use client";
export { SessionNotesView, type SessionNotesViewProps } from "./session-notes-view";
