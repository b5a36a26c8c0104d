import { eq } from "drizzle-orm";
import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { nextMoment } from "../evaluations/check-evaluation.ts";
import { admit } from "../sessions/access.ts";
import { recordChange } from "../sessions/record-change.ts";
import { updateNote } from "./contract.ts";
import { authorOf, lockOwnNote, type NoteRow, noteEvent, toNote } from "./note-repository.ts";
import { sessionNotes } from "./tables.ts";

export const updateNoteHandler = handle(updateNote, async ({ deps, viewer, params, body }) => {
  const note = await recordChange(deps, async (tx) => {
    const author = authorOf(await admit(tx, viewer, params.id));
    const stored = await lockOwnNote(tx, author, params.noteId);
    if (!stored) throw new ApiError("note_not_found");
    const current = toNote(stored);
    if (body.base_timestamp !== undefined && body.base_timestamp !== current.timestamp)
      throw new ApiError("note_changed", { extra: { current } });
    if (body.content === stored.content) return { events: [], response: stored };
    const [row] = await tx
      .update(sessionNotes)
      .set({ content: body.content, updatedAt: nextMoment(deps.clock.now(), stored.updatedAt) })
      .where(eq(sessionNotes.id, stored.id))
      .returning();
    return { events: [noteEvent(viewer, params.id, stored.id)], response: row as NoteRow };
  });
  return { status: 200, body: toNote(note) };
});
