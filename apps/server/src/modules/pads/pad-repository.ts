import { and, asc, count, desc, eq, exists, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { isHeld, type Ownership, OwnershipLost } from "../../platform/lease/ownership.ts";
import { leases } from "../../platform/lease/tables.ts";
import { users } from "../users/tables.ts";
import { padDocuments, padSnapshots, padUsers } from "./tables.ts";

export type PadUserRow = Omit<typeof padUsers.$inferSelect, "documentId">;

export async function padExists(db: Db, id: string): Promise<boolean> {
  const found = await db.select({ id: padDocuments.id }).from(padDocuments).where(eq(padDocuments.id, id));
  return found.length > 0;
}

/** Makes it if it is not there. Returns whether it was made. */
export async function createPad(db: Db, id: string, toolId: string | null, now: Date): Promise<boolean> {
  const made = await db
    .insert(padDocuments)
    .values({ id, toolId, createdAt: now, editedAt: now })
    .onConflictDoNothing()
    .returning({ id: padDocuments.id });
  return made.length > 0;
}

interface PadRow {
  readonly language: string | null;
  readonly questionIds: number[];
  readonly users: PadUserRow[];
}

/** The language with the questions that named one, and the people of whom something is kept, those who were last seen at the end. */
export async function loadPad(db: Db, id: string): Promise<PadRow | null> {
  const { language, languageQuestionIds: questionIds } = padDocuments;
  const [pad] = await db.select({ language, questionIds }).from(padDocuments).where(eq(padDocuments.id, id));
  if (!pad) return null;
  const people = await db.select().from(padUsers).where(eq(padUsers.documentId, id)).orderBy(asc(padUsers.seenAt));
  return { ...pad, users: people };
}

/** Throws `OwnershipLost` when somebody else owns the document. */
export async function saveLanguage(
  db: Db,
  ownership: Ownership,
  id: string,
  { language, questionIds }: Pick<PadRow, "language" | "questionIds">,
): Promise<void> {
  const held = db.select({ name: leases.name }).from(leases).where(isHeld(ownership)).for("share");
  const saved = await db
    .update(padDocuments)
    .set({ language, languageQuestionIds: questionIds })
    .where(and(eq(padDocuments.id, id), exists(held)))
    .returning({ id: padDocuments.id });
  if (saved.length !== 1) throw new OwnershipLost(ownership);
}

export async function touchPad(db: Db, id: string, now: Date): Promise<void> {
  await db.update(padDocuments).set({ editedAt: now }).where(eq(padDocuments.id, id));
}

/** Stores people at a document, but those whose account was deleted meanwhile. */
export async function saveUsers(db: Db, documentId: string, people: readonly PadUserRow[]): Promise<void> {
  const present = await withAccount(db, people);
  if (present.length === 0) return;
  const excluded = (column: string) => sql.raw(`excluded.${column}`);
  await db
    .insert(padUsers)
    .values(present.map((user) => ({ ...user, documentId })))
    .onConflictDoUpdate({
      target: [padUsers.documentId, padUsers.id],
      set: { name: excluded("name"), hue: excluded("hue"), cursor: excluded("cursor"), seenAt: excluded("seen_at") },
    });
}

async function withAccount(db: Db, people: readonly PadUserRow[]): Promise<readonly PadUserRow[]> {
  const accounts = new Set(people.flatMap(({ keycloakId }) => keycloakId ?? []));
  if (accounts.size === 0) return people;
  const rows = await db
    .select({ id: users.keycloakId })
    .from(users)
    .where(inArray(users.keycloakId, [...accounts]));
  const known = new Set(rows.map(({ id }) => id));
  return people.filter(({ keycloakId }) => keycloakId === null || known.has(keycloakId));
}

export async function deleteUsers(db: Db, documentId: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.delete(padUsers).where(and(eq(padUsers.documentId, documentId), inArray(padUsers.id, [...ids])));
}

/** Keeps the text at this revision in place of the one before. A text with a zero character has none: a column cannot hold it. */
export async function saveSnapshot(db: Db, documentId: string, revision: number, text: string): Promise<void> {
  if (text.includes("\u0000")) return;
  await db.insert(padSnapshots).values({ documentId, revision, text }).onConflictDoNothing();
  await db
    .delete(padSnapshots)
    .where(and(eq(padSnapshots.documentId, documentId), lt(padSnapshots.revision, revision)));
}

/** The newest kept text, and the number of operations that made it. */
export async function readKeptText(db: Db, id: string): Promise<{ readonly text: string; readonly revision: number }> {
  const [kept] = await db
    .select({ text: padSnapshots.text, revision: padSnapshots.revision })
    .from(padSnapshots)
    .where(eq(padSnapshots.documentId, id))
    .orderBy(desc(padSnapshots.revision))
    .limit(1);
  return kept ?? { text: "", revision: 0 };
}

export async function countPads(db: Db): Promise<number> {
  const [row] = await db.select({ all: count() }).from(padDocuments);
  return row?.all ?? 0;
}

/** Deletes stand-alone pads that nobody has edited since and nobody has open, and what is left of documents' leases. */
export async function deleteStalePads(db: Db, editedBefore: Date): Promise<number> {
  const open = sql`exists (select 1 from ${leases} where ${leases.name} = 'document:pad:' || ${padDocuments.id} and ${leases.expiresAt} > now())`;
  const gone = await db
    .delete(padDocuments)
    .where(and(isNull(padDocuments.toolId), lt(padDocuments.editedAt, editedBefore), sql`not ${open}`))
    .returning({ id: padDocuments.id });
  await db
    .delete(leases)
    .where(
      and(isNotNull(leases.instanceUrl), sql`${leases.name} like 'document:%'`, lt(leases.expiresAt, editedBefore)),
    );
  return gone.length;
}
