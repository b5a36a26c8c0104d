import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { admit } from "../sessions/access.ts";
import { recordChange } from "../sessions/record-change.ts";
import { deleteNote } from "./contract.ts";
import { authorOf, deleteOwnNote, noteEvent } from "./note-repository.ts";

export const deleteNoteHandler = handle(deleteNote, async ({ deps, viewer, params }) => {
  await recordChange(deps, async (tx) => {
    const author = authorOf(await admit(tx, viewer, params.id));
    const deleted = await deleteOwnNote(tx, author, params.noteId);
    if (!deleted) throw new ApiError("note_not_found");
    return { events: [noteEvent(viewer, params.id, deleted.id)], response: null };
  });
  return { status: 204 };
});
