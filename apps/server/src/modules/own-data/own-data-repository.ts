import { and, asc, eq, isNotNull, type SQL } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { attendees, joinRequests } from "../attendees/tables.ts";
import { evaluations } from "../evaluations/tables.ts";
import { mailOutbox } from "../mail/tables.ts";
import { messages } from "../messages/tables.ts";
import { sessionNotes } from "../notes/tables.ts";
import { notifications } from "../notifications/tables.ts";
import { readOperations } from "../pads/pad-operations.ts";
import { padAuthors, padDocuments, type StoredEdit } from "../pads/tables.ts";
import { sessions } from "../sessions/tables.ts";
import { sessionTools } from "../tools/tables.ts";

/** Sessions a person has or had a place in, by their start. */
export async function seatsOf(db: Db, keycloakId: string) {
  const rows = await db
    .select({ seat: attendees, session: sessions })
    .from(attendees)
    .innerJoin(sessions, eq(sessions.id, attendees.sessionId))
    .where(eq(attendees.keycloakId, keycloakId))
    .orderBy(asc(sessions.startTime), asc(sessions.id));
  return rows.map(({ seat, session }) => ({
    session_id: session.id,
    workshop: session.workshopKey,
    start_time: session.startTime.toISOString(),
    session_status: session.status,
    seat: seat.seat,
    seat_status: seat.status,
    is_owner: seat.isOwner,
    scenario: seat.scenarioText,
  }));
}

/** A person's requests for a seat, with the reason where one was declined. */
export async function requestsBy(db: Db, keycloakId: string) {
  const rows = await db
    .select({ request: joinRequests })
    .from(joinRequests)
    .innerJoin(attendees, eq(attendees.id, joinRequests.attendeeId))
    .where(eq(attendees.keycloakId, keycloakId))
    .orderBy(asc(joinRequests.id));
  return rows.map(({ request: { sessionId, seat, message, status, reason, createdAt, settledAt } }) => ({
    session_id: sessionId,
    seat,
    message,
    status,
    reason,
    created_at: createdAt.toISOString(),
    settled_at: settledAt?.toISOString() ?? null,
  }));
}

/** Submitted evaluations about a person. */
export const evaluationsAbout = (db: Db, keycloakId: string) =>
  submitted(db, and(eq(attendees.id, evaluations.evaluateeId), eq(attendees.keycloakId, keycloakId)));

/** Submitted evaluations by a person. */
export const evaluationsBy = (db: Db, keycloakId: string) =>
  submitted(db, and(eq(attendees.id, evaluations.evaluatorId), eq(attendees.keycloakId, keycloakId)));

async function submitted(db: Db, isTheirs: SQL | undefined) {
  const rows = await db
    .select({ evaluation: evaluations })
    .from(evaluations)
    .innerJoin(attendees, isTheirs)
    .where(and(eq(evaluations.status, "SUBMITTED"), isNotNull(evaluations.submittedAt)))
    .orderBy(asc(evaluations.id));
  return rows.map(({ evaluation: { sessionId, answers, comments, pillars, submittedAt, updatedAt } }) => ({
    session_id: sessionId,
    answers,
    comments,
    pillars,
    submitted_at: (submittedAt ?? updatedAt).toISOString(),
  }));
}

/** A person's messages in the chats of sessions; removed ones are not kept. */
export async function messagesBy(db: Db, keycloakId: string) {
  const rows = await db
    .select({ message: messages })
    .from(messages)
    .innerJoin(attendees, eq(attendees.id, messages.senderId))
    .where(eq(attendees.keycloakId, keycloakId))
    .orderBy(asc(messages.id));
  return rows.map(({ message: { sessionId, text, createdAt } }) => ({
    session_id: sessionId,
    text,
    written_at: createdAt.toISOString(),
  }));
}

/** A person's private notes. */
export async function notesBy(db: Db, keycloakId: string) {
  const rows = await db
    .select({ note: sessionNotes, sessionId: attendees.sessionId })
    .from(sessionNotes)
    .innerJoin(attendees, eq(attendees.id, sessionNotes.authorId))
    .where(eq(attendees.keycloakId, keycloakId))
    .orderBy(asc(sessionNotes.id));
  return rows.map(({ note: { content, updatedAt }, sessionId }) => ({
    session_id: sessionId,
    text: content,
    written_at: updatedAt.toISOString(),
  }));
}

/** Texts that a person typed in code pads, by pad. */
export async function padsBy(db: Db, keycloakId: string) {
  const rows = await db
    .select({ padId: padAuthors.documentId, id: padAuthors.id, sessionId: sessionTools.sessionId })
    .from(padAuthors)
    .innerJoin(padDocuments, eq(padDocuments.id, padAuthors.documentId))
    .leftJoin(sessionTools, eq(sessionTools.id, padDocuments.toolId))
    .where(eq(padAuthors.keycloakId, keycloakId))
    .orderBy(asc(padAuthors.documentId));
  const pads = [];
  for (const [padId, authors] of Map.groupBy(rows, (row) => row.padId)) {
    const ids = new Set(authors.map(({ id }) => id));
    const texts: string[] = [];
    let last: number | null = null;
    // Page by page, as the history may be long.
    for await (const page of readOperations(db, padId)) {
      for (const { operation, at } of page.filter(({ authorId }) => ids.has(authorId))) {
        // Numbers keep or delete text; a text is inserted.
        texts.push(...(JSON.parse(operation) as StoredEdit[2]).filter((step) => typeof step === "string"));
        last = Math.max(last ?? 0, at);
      }
    }
    if (last === null) continue;
    pads.push({
      pad_id: padId,
      session_id: authors[0]?.sessionId ?? null,
      text: texts.join(""),
      written_at: new Date(last).toISOString(),
    });
  }
  return pads;
}

/** A person's notifications. */
export async function notificationsOf(db: Db, keycloakId: string) {
  const rows = await db
    .select()
    .from(notifications)
    .where(eq(notifications.keycloakId, keycloakId))
    .orderBy(asc(notifications.createdAt), asc(notifications.id));
  return rows.map(({ kind, sessionId, createdAt, readAt }) => ({
    kind,
    session_id: sessionId,
    created_at: createdAt.toISOString(),
    read_at: readAt?.toISOString() ?? null,
  }));
}

/** Mails to a person in the outbox. */
export async function mailsTo(db: Db, keycloakId: string) {
  const rows = await db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.keycloakId, keycloakId))
    .orderBy(asc(mailOutbox.createdAt));
  return rows.map(({ kind, createdAt }) => ({ kind, created_at: createdAt.toISOString() }));
}
