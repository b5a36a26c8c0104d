import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { admitLocked } from "../sessions/access.ts";
import { recordChange } from "../sessions/record-change.ts";
import { createNote } from "./contract.ts";
import { authorOf, countOwnNotes, findBegun, type NoteRow, noteEvent, toNote } from "./note-repository.ts";
import { MAX_NOTES } from "./policy.ts";
import { sessionNotes } from "./tables.ts";

/** 201 for a new note; 200 for one created earlier, whose text stays: the author's other tab may have changed it. */
export const createNoteHandler = handle(createNote, async ({ deps, viewer, params, body }) => {
  const { note, isNew } = await recordChange(deps, async (tx) => {
    const author = authorOf(await admitLocked(tx, viewer, params.id));
    const begun = await findBegun(tx, author, body.client_id);
    if (begun) return { events: [], response: { note: begun, isNew: false } };
    if ((await countOwnNotes(tx, author)) >= MAX_NOTES) throw new ApiError("notes_full");
    const [row] = await tx
      .insert(sessionNotes)
      .values({ authorId: author.id, clientId: body.client_id, content: body.content, updatedAt: deps.clock.now() })
      .returning();
    const note = row as NoteRow;
    return { events: [noteEvent(viewer, params.id, note.id)], response: { note, isNew: true } };
  });
  return isNew ? { status: 201, body: toNote(note) } : { status: 200, body: toNote(note) };
});
