import { and, asc, count, eq, gt, isNotNull, lte, max, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { pageEnd } from "../../platform/database/page-end.ts";
import { boardOperations } from "./tables.ts";

/** A change as it is stored, for a replay. */
export interface BoardChange {
  readonly seq: number;
  readonly at: Date;
  readonly keycloakId: string | null;
  readonly elements: readonly unknown[];
}

const PAGED = {
  table: boardOperations,
  owner: boardOperations.boardId,
  number: boardOperations.seq,
  content: boardOperations.elements,
  entries: sql`1`,
};

/** Changes after this version, in their order, at most `limit` and about 1 MB. */
export async function listBoardChanges(db: Db, boardId: string, after: number, limit: number): Promise<BoardChange[]> {
  const end = await pageEnd(db, PAGED, { ownerId: boardId, from: after + 1, limit });
  if (end === null) return [];
  return db
    .select({
      seq: boardOperations.seq,
      at: boardOperations.at,
      keycloakId: boardOperations.keycloakId,
      elements: boardOperations.elements,
    })
    .from(boardOperations)
    .where(and(eq(boardOperations.boardId, boardId), gt(boardOperations.seq, after), lte(boardOperations.seq, end)))
    .orderBy(asc(boardOperations.seq));
}

/** The number of the last change; −1 for none. */
export async function lastBoardChange(db: Db, boardId: string): Promise<number> {
  const [row] = await db
    .select({ last: max(boardOperations.seq) })
    .from(boardOperations)
    .where(eq(boardOperations.boardId, boardId));
  return row?.last ?? -1;
}

export async function countBoardChanges(db: Db, boardId: string): Promise<number> {
  const [row] = await db.select({ all: count() }).from(boardOperations).where(eq(boardOperations.boardId, boardId));
  return row?.all ?? 0;
}

/** Everybody who changed the board, as far as their account exists. */
export async function boardAuthors(db: Db, boardId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ author: boardOperations.keycloakId })
    .from(boardOperations)
    .where(and(eq(boardOperations.boardId, boardId), isNotNull(boardOperations.keycloakId)));
  return rows.flatMap(({ author }) => author ?? []);
}
