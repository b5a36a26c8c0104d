import { and, asc, count, eq } from "drizzle-orm";
import type { z } from "zod";
import type { Viewer } from "../../contract/viewer.ts";
import { sessionStream } from "../../ledger/streams.ts";
import type { Db } from "../../platform/database/database.ts";
import type { AttendeeRow } from "../attendees/attendee-repository.ts";
import type { NewEvent } from "../events/server-event.ts";
import { type Admission, requireAttendee } from "../sessions/access.ts";
import { actorOf, permit } from "../sessions/actor.ts";
import type { SessionNote } from "./contract.ts";
import { NOTE_POLICY } from "./policy.ts";
import { sessionNotes } from "./tables.ts";

export type NoteRow = typeof sessionNotes.$inferSelect;

/** The caller's place; every query of notes uses it. */
export function authorOf({ session, me }: Admission): AttendeeRow {
  permit(NOTE_POLICY.keep, actorOf(me), session.status);
  return requireAttendee(me);
}

const byAuthor = ({ id }: AttendeeRow) => eq(sessionNotes.authorId, id);
const one = (author: AttendeeRow, id: number) => and(byAuthor(author), eq(sessionNotes.id, id));

export async function listOwnNotes(db: Db, author: AttendeeRow): Promise<NoteRow[]> {
  return db.select().from(sessionNotes).where(byAuthor(author)).orderBy(asc(sessionNotes.id));
}

export async function countOwnNotes(db: Db, author: AttendeeRow): Promise<number> {
  const [row] = await db.select({ kept: count() }).from(sessionNotes).where(byAuthor(author));
  return row?.kept ?? 0;
}

/** Locks the note until commit. */
export async function lockOwnNote(tx: Db, author: AttendeeRow, id: number): Promise<NoteRow | null> {
  const [row] = await tx.select().from(sessionNotes).where(one(author, id)).for("update");
  return row ?? null;
}

export async function findBegun(db: Db, author: AttendeeRow, clientId: string): Promise<NoteRow | null> {
  const [row] = await db
    .select()
    .from(sessionNotes)
    .where(and(byAuthor(author), eq(sessionNotes.clientId, clientId)));
  return row ?? null;
}

export async function deleteOwnNote(tx: Db, author: AttendeeRow, id: number): Promise<NoteRow | null> {
  const [row] = await tx.delete(sessionNotes).where(one(author, id)).returning();
  return row ?? null;
}

export function toNote(row: NoteRow): z.output<typeof SessionNote> {
  return { id: row.id, client_id: row.clientId, content: row.content, timestamp: row.updatedAt.toISOString() };
}

/**
 * Sent in the session's stream, which a live session listens to, and only to the author: nobody else learns of the
 * note.
 */
export function noteEvent(viewer: Viewer, sessionId: number, noteId: number): NewEvent {
  return {
    stream: sessionStream(sessionId),
    type: "note.update",
    actor: viewer.keycloakId,
    data: { session_id: sessionId, note_id: noteId },
    visibleTo: { kind: "people", ids: [viewer.keycloakId] },
  };
}
