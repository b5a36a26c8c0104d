import { and, asc, count, eq, gt, isNotNull } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { padDocuments, padOperations } from "./tables.ts";

/** An edit as it is stored, for a replay. */
export interface PadChange {
  readonly seq: number;
  readonly at: Date;
  readonly keycloakId: string | null;
  readonly operation: readonly (number | string)[];
}

/** Edits after this revision, in their order. */
export async function listPadChanges(db: Db, documentId: string, after: number, limit: number): Promise<PadChange[]> {
  return db
    .select({
      seq: padOperations.revision,
      at: padOperations.at,
      keycloakId: padOperations.keycloakId,
      operation: padOperations.operation,
    })
    .from(padOperations)
    .where(and(eq(padOperations.documentId, documentId), gt(padOperations.revision, after)))
    .orderBy(asc(padOperations.revision))
    .limit(limit);
}

export async function countPadChanges(db: Db, documentId: string): Promise<number> {
  const [row] = await db.select({ all: count() }).from(padOperations).where(eq(padOperations.documentId, documentId));
  return row?.all ?? 0;
}

/** Everybody who edited the document, as far as their account exists. */
export async function padAuthors(db: Db, documentId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ author: padOperations.keycloakId })
    .from(padOperations)
    .where(and(eq(padOperations.documentId, documentId), isNotNull(padOperations.keycloakId)));
  return rows.flatMap(({ author }) => author ?? []);
}

export async function padLanguage(db: Db, documentId: string): Promise<string | null> {
  const [row] = await db
    .select({ language: padDocuments.language })
    .from(padDocuments)
    .where(eq(padDocuments.id, documentId));
  return row?.language ?? null;
}
