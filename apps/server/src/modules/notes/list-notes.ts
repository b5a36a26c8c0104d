import { handle } from "../../handle.ts";
import { pageOf } from "../attendees/page-of.ts";
import { admit } from "../sessions/access.ts";
import { listNotes } from "./contract.ts";
import { authorOf, listOwnNotes, toNote } from "./note-repository.ts";

export const listNotesHandler = handle(listNotes, async ({ deps, viewer, params, query }) => {
  const { db } = deps.database;
  const author = authorOf(await admit(db, viewer, params.id));
  return {
    status: 200,
    body: pageOf(
      deps.config.publicUrl,
      `/interviews/sessions/${params.id}/notes/`,
      query,
      await listOwnNotes(db, author),
      ({ id }) => ({ group: 0, key: 0, id }),
      toNote,
    ),
  };
});
