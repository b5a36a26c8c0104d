import type { Handler } from "../../contract/handler.ts";
import { createNoteHandler } from "./create-note.ts";
import { deleteNoteHandler } from "./delete-note.ts";
import { listNotesHandler } from "./list-notes.ts";
import { updateNoteHandler } from "./update-note.ts";

export const routes: readonly Handler[] = [listNotesHandler, createNoteHandler, updateNoteHandler, deleteNoteHandler];
