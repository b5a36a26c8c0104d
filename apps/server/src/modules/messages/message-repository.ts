import { and, asc, count, desc, eq, gt, lt } from "drizzle-orm";
import type { z } from "zod";
import type { Language } from "../../contract/viewer.ts";
import type { Db } from "../../platform/database/database.ts";
import { FORMER_MEMBER, formerMemberId } from "../attendees/former-member.ts";
import { attendees } from "../attendees/tables.ts";
import type { PageCursor } from "../sessions/cursor.ts";
import { users } from "../users/tables.ts";
import type { Message } from "./contract.ts";
import { messages } from "./tables.ts";

export type MessageRow = typeof messages.$inferSelect;
/** A message with its author; both fields are null if the account is gone. */
export type NamedMessage = MessageRow & { readonly keycloakId: string | null; readonly fullName: string | null };
type MessageShape = z.output<typeof Message>;

const named = (db: Db) =>
  db
    .select({ message: messages, keycloakId: users.keycloakId, fullName: users.fullName })
    .from(messages)
    .innerJoin(attendees, eq(attendees.id, messages.senderId))
    .leftJoin(users, eq(users.keycloakId, attendees.keycloakId));

/** One more than `limit`, newest first; oldest first when the cursor leads back to newer ones. */
export async function pageMessages(
  db: Db,
  sessionId: number,
  cursor: PageCursor | null,
  limit: number,
): Promise<NamedMessage[]> {
  const isBack = cursor?.direction === "before";
  const from = cursor && (isBack ? gt(messages.id, cursor.id) : lt(messages.id, cursor.id));
  const rows = await named(db)
    .where(and(eq(messages.sessionId, sessionId), from ?? undefined))
    .orderBy(isBack ? asc(messages.id) : desc(messages.id))
    .limit(limit + 1);
  return rows.map(({ message, ...sender }) => ({ ...message, ...sender }));
}

export async function countMessages(db: Db, sessionId: number): Promise<number> {
  const [row] = await db.select({ all: count() }).from(messages).where(eq(messages.sessionId, sessionId));
  return row?.all ?? 0;
}

export async function findMessage(db: Db, sessionId: number, id: number): Promise<MessageRow | null> {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.sessionId, sessionId), eq(messages.id, id)));
  return row ?? null;
}

/** The message a person sent earlier with this id of their client's. */
export async function findSent(db: Db, senderId: number, clientId: string): Promise<NamedMessage | null> {
  const [row] = await named(db).where(and(eq(messages.senderId, senderId), eq(messages.clientId, clientId)));
  return row ? { ...row.message, keycloakId: row.keycloakId, fullName: row.fullName } : null;
}

/** The number of messages a person has written since a moment. */
export async function countSentSince(db: Db, senderId: number, since: Date): Promise<number> {
  const [row] = await db
    .select({ sent: count() })
    .from(messages)
    .where(and(eq(messages.senderId, senderId), gt(messages.createdAt, since)));
  return row?.sent ?? 0;
}

export function toMessage(row: NamedMessage, language: Language): MessageShape {
  return {
    id: row.id,
    session_id: row.sessionId,
    sender: {
      attendee_id: row.senderId,
      keycloak_id: row.keycloakId ?? formerMemberId(row.senderId),
      full_name: row.fullName ?? FORMER_MEMBER[language],
    },
    client_id: row.clientId,
    text: row.text,
    status: row.removedAt === null ? "sent" : "removed",
    created_at: row.createdAt.toISOString(),
  };
}
