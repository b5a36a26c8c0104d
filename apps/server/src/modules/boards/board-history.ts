import { and, asc, count, eq, gt, isNotNull } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { boardOperations } from "./tables.ts";

/** A change as it is stored, for a replay. */
export interface BoardChange {
  readonly seq: number;
  readonly at: Date;
  readonly keycloakId: string | null;
  readonly elements: readonly unknown[];
}

/** Changes after this version, in their order. */
export async function listBoardChanges(db: Db, boardId: string, after: number, limit: number): Promise<BoardChange[]> {
  return db
    .select({
      seq: boardOperations.seq,
      at: boardOperations.at,
      keycloakId: boardOperations.keycloakId,
      elements: boardOperations.elements,
    })
    .from(boardOperations)
    .where(and(eq(boardOperations.boardId, boardId), gt(boardOperations.seq, after)))
    .orderBy(asc(boardOperations.seq))
    .limit(limit);
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
