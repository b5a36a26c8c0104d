"use client";
export { SessionNotes, type SessionNotesProps } from "./session-notes";
