import { z } from "zod";
import { NOTE_MAX_LENGTH } from "../../contract/limits.ts";
import { operation } from "../../contract/operation.ts";
import { Id, named, PageQuery, PathId, page, Timestamp } from "../../contract/shapes.ts";

const Content = z.string().max(NOTE_MAX_LENGTH);

/** A note of the caller's own (LS-3.10). */
export const SessionNote = named(
  "SessionNote",
  z.object({
    id: Id,
    /** Made by the author's client: the same one sent again is the same note. */
    client_id: z.uuid(),
    content: z.string(),
    /** When it was last changed; strictly rising, so that comparing it tells every change. */
    timestamp: Timestamp,
  }),
);
/** Beside `note_changed` the answer carries the stored version. */
export const NoteChanged = named(
  "NoteChanged",
  z.object({ detail: z.string(), code: z.literal("note_changed"), current: SessionNote }),
);

const InSession = z.object({ id: PathId });
const InNote = z.object({ id: PathId, noteId: PathId });

export const listNotes = operation({
  id: "listNotes",
  method: "GET",
  path: "/interviews/sessions/:id/notes/",
  tag: "notes",
  access: "signed-in",
  summary: "The notes I have taken in this session; nobody else ever gets them.",
  params: InSession,
  query: PageQuery,
  answers: { 200: page("SessionNotePage", SessionNote) },
  errors: ["session_not_found", "not_attending"],
});
export const createNote = operation({
  id: "createNote",
  method: "POST",
  path: "/interviews/sessions/:id/notes/",
  tag: "notes",
  access: "signed-in",
  summary: "Begins a note; sent again with the same `client_id` it answers the note there is, unchanged.",
  params: InSession,
  body: z.strictObject({ client_id: z.uuid(), content: Content }),
  answers: { 200: SessionNote, 201: SessionNote },
  errors: ["session_not_found", "not_attending", "notes_full"],
});
export const updateNote = operation({
  id: "updateNote",
  method: "PATCH",
  path: "/interviews/sessions/:id/notes/:noteId/",
  tag: "notes",
  access: "signed-in",
  summary: "Changes a note of one's own.",
  params: InNote,
  body: z.strictObject({
    content: Content,
    /** `timestamp` last seen; if the server's differs, 409 `note_changed`. */
    base_timestamp: Timestamp.optional(),
  }),
  answers: { 200: SessionNote },
  errors: ["session_not_found", "not_attending", "note_not_found", "note_changed"],
});
export const deleteNote = operation({
  id: "deleteNote",
  method: "DELETE",
  path: "/interviews/sessions/:id/notes/:noteId/",
  tag: "notes",
  access: "signed-in",
  summary: "Deletes a note of one's own.",
  params: InNote,
  answers: { 204: null },
  errors: ["session_not_found", "not_attending", "note_not_found"],
});
