import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { readEdits } from "./pad-operations.ts";
import { padAuthors, padDocuments, padWrites } from "./tables.ts";

/** An edit as it is stored, for a replay. */
export interface PadChange {
  readonly seq: number;
  readonly at: Date;
  readonly keycloakId: string | null;
  readonly operation: readonly (number | string)[];
}

/** Edits after this revision, in their order. */
export async function listPadChanges(db: Db, documentId: string, after: number, limit: number): Promise<PadChange[]> {
  const edits = await readEdits(db, documentId, after + 1, limit);
  const accounts = await accountsOf(db, documentId);
  return edits.map(({ revision, edit: [authorId, at, operation] }) => ({
    seq: revision,
    at: new Date(at),
    keycloakId: accounts.get(authorId) ?? null,
    operation,
  }));
}

export async function countPadChanges(db: Db, documentId: string): Promise<number> {
  const [last] = await db
    .select({ revision: padWrites.revision, count: padWrites.count })
    .from(padWrites)
    .where(eq(padWrites.documentId, documentId))
    .orderBy(desc(padWrites.revision))
    .limit(1);
  return last ? last.revision + last.count : 0;
}

/** Everybody who edited the document, as far as their account exists. */
export async function listPadAuthors(db: Db, documentId: string): Promise<string[]> {
  return [...new Set((await accountsOf(db, documentId)).values())];
}

/** Accounts that exist, by the author's number within the document. */
async function accountsOf(db: Db, documentId: string): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ id: padAuthors.id, keycloakId: padAuthors.keycloakId })
    .from(padAuthors)
    .where(and(eq(padAuthors.documentId, documentId), isNotNull(padAuthors.keycloakId)));
  return new Map(rows.map(({ id, keycloakId }) => [id, keycloakId as string]));
}

export async function padLanguage(db: Db, documentId: string): Promise<string | null> {
  const [row] = await db
    .select({ language: padDocuments.language })
    .from(padDocuments)
    .where(eq(padDocuments.id, documentId));
  return row?.language ?? null;
}
