"use client";
export { type KeptNote, type NoteIds, noteIdsOf, noteKey, parseKeptNote } from "./kept-note";
export { mergeNotes } from "./merge-notes";
export { createNoteStore, type NoteState, type NoteStore, type NoteStoreOptions } from "./note-store";
export type { NotePort, NoteReply, NoteStatus, StoredNote } from "./session-notes.types";
