import { z } from "zod";
import { NOTE_MAX_LENGTH } from "../../contract/limits.ts";
import { operation } from "../../contract/operation.ts";
import { InSession } from "../../contract/paths.ts";
import { Id, named, PageQuery, PathId, page, Timestamp } from "../../contract/shapes.ts";

const Content = z.string().max(NOTE_MAX_LENGTH);

/** A note of the caller's own (LS-3.10). */
export const SessionNote = named(
  "SessionNote",
  z
    .object({
      id: Id.describe("Id of the note."),
      client_id: z.uuid().describe("UUID made by the author's client. The same one sent again is the same note."),
      content: z.string().describe("Plain text, at most 5,000 characters."),
      timestamp: Timestamp.describe(
        "Time of the last change. It rises with every change, so it also serves as a version.",
      ),
    })
    .describe("A private note. Only its author ever reads it."),
);
export const NoteChanged = named(
  "NoteChanged",
  z
    .object({
      detail: z.string().describe("The error, in English."),
      code: z.literal("note_changed").describe("Always `note_changed`."),
      current: SessionNote,
    })
    .describe("The note was changed elsewhere since it was read; `current` is the stored version."),
);

const InNote = z.object({
  id: PathId.describe("The session, as `Session.id`."),
  noteId: PathId.describe("The note, as `SessionNote.id`."),
});

export const listNotes = operation({
  id: "listNotes",
  method: "GET",
  path: "/interviews/sessions/:id/notes/",
  tag: "notes",
  access: "user",
  summary: "Lists one's own notes of a session.",
  description: "Notes of one's own only, also for host and administrators.",
  params: InSession,
  query: PageQuery,
  responses: { 200: page("SessionNotePage", SessionNote) },
  errors: ["session_not_found", "not_attending"],
});
export const createNote = operation({
  id: "createNote",
  method: "POST",
  path: "/interviews/sessions/:id/notes/",
  tag: "notes",
  access: "user",
  summary: "Creates a note.",
  description:
    "Responds with 201, or 200 with the stored note when its `client_id` is known. At most 50 notes a person and session.",
  params: InSession,
  body: z.strictObject({
    client_id: z.uuid().describe("UUID made by the client. Send the same one again when the connection broke."),
    content: Content.describe("Plain text, at most 5,000 characters; may be empty."),
  }),
  responses: { 200: SessionNote, 201: SessionNote },
  example: { body: { client_id: "7c0e4f0a-5c1d-4b7e-9a58-1f1c8b6f5a10", content: "Ask about the second project." } },
  errors: ["session_not_found", "not_attending", "notes_full"],
});
export const updateNote = operation({
  id: "updateNote",
  method: "PATCH",
  path: "/interviews/sessions/:id/notes/:noteId/",
  tag: "notes",
  access: "user",
  summary: "Changes one's own note.",
  description: "One's own note, also after the session.",
  params: InNote,
  body: z.strictObject({
    content: Content.describe("The whole new text, at most 5,000 characters."),
    base_timestamp: Timestamp.optional().describe(
      "The `timestamp` last read. When the stored one differs, the response is 409 `note_changed`. Left out: the text is replaced whatever it was.",
    ),
  }),
  responses: { 200: SessionNote },
  errors: ["session_not_found", "not_attending", "note_not_found", "note_changed"],
});
export const deleteNote = operation({
  id: "deleteNote",
  method: "DELETE",
  path: "/interviews/sessions/:id/notes/:noteId/",
  tag: "notes",
  access: "user",
  summary: "Deletes one's own note.",
  description: "One's own note. It cannot be restored.",
  params: InNote,
  responses: { 204: null },
  errors: ["session_not_found", "not_attending", "note_not_found"],
});
