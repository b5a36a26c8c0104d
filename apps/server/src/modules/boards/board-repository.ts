import type { SceneFile } from "@hotseat/collab/scene/element";
import { base64Of } from "@hotseat/collab/scene/gate-file";
import { and, asc, desc, eq, gt, lt, max, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { HELD, heldBy, isHeld, type Ownership, OwnershipLost } from "../../platform/lease/ownership.ts";
import { leases } from "../../platform/lease/tables.ts";
import { boardFiles, boardOperations, boardSnapshots } from "./tables.ts";

/** One change of a board, as it is written. */
export interface NewOperation {
  readonly seq: number;
  /** The changed elements, each as JSON. */
  readonly elements: readonly string[];
  readonly keycloakId: string;
  readonly client: string;
  readonly edit: number;
  readonly at: Date;
}

/** JSON in JSON: elements are kept as texts, and are not parsed to be written. */
function toJson({ elements, keycloakId, ...rest }: NewOperation): string {
  const facts = JSON.stringify({ ...rest, keycloak_id: keycloakId });
  return `${facts.slice(0, -1)},"elements":[${elements.join(",")}]}`;
}

const of = sql.placeholder;

/** Built once: the owner appends with each change of a drawing. */
const append = prepared((db) =>
  db
    .insert(boardOperations)
    .select(
      sql`with ${HELD}
      select ${of("boardId")}::text, o.seq, o.elements, o.keycloak_id, o.client, o.edit, o.at
      from held, jsonb_to_recordset(${of("rows")}::jsonb)
        as o(seq int, elements jsonb, keycloak_id text, client uuid, edit int, at timestamptz)`,
    )
    .prepare("append_board_operations"),
);

/**
 * Appends changes in one statement, all or none. Rejects with OwnershipLost when another process has become the owner:
 * nothing was written, and nothing of that process can come in between.
 */
export async function appendOperations(
  db: Db,
  boardId: string,
  ownership: Ownership,
  operations: readonly NewOperation[],
): Promise<void> {
  const rows = `[${operations.map(toJson).join(",")}]`;
  const { rowCount } = await append(db).execute({ ...heldBy(ownership), boardId, rows });
  if (rowCount !== operations.length) throw new OwnershipLost(ownership);
}

/** The newest stored state of a board as a whole; null for none. */
export async function findSnapshot(db: Db, boardId: string): Promise<{ seq: number; elements: unknown[] } | null> {
  const [row] = await db
    .select({ seq: boardSnapshots.seq, elements: boardSnapshots.elements })
    .from(boardSnapshots)
    .where(eq(boardSnapshots.boardId, boardId))
    .orderBy(desc(boardSnapshots.seq))
    .limit(1);
  return row ?? null;
}

/**
 * Keeps the state after the change `seq` in place of those before.
 * @param elements each as JSON
 */
export async function saveSnapshot(db: Db, boardId: string, seq: number, elements: readonly string[]): Promise<void> {
  await db.execute(sql`
    with older as (delete from ${boardSnapshots} where ${and(eq(boardSnapshots.boardId, boardId), lt(boardSnapshots.seq, seq))})
    insert into ${boardSnapshots} (board_id, seq, elements) values (${boardId}, ${seq}, ${`[${elements.join(",")}]`}::jsonb)
    on conflict do nothing`);
}

/** Changes after `seq` in their order, at most `limit`. */
export async function readOperations(
  db: Db,
  boardId: string,
  seq: number,
  limit: number,
): Promise<{ seq: number; elements: unknown[] }[]> {
  return db
    .select({ seq: boardOperations.seq, elements: boardOperations.elements })
    .from(boardOperations)
    .where(and(eq(boardOperations.boardId, boardId), gt(boardOperations.seq, seq)))
    .orderBy(asc(boardOperations.seq))
    .limit(limit);
}

/** The number of the last stored edit of a person's client, and the latest time of its edits, 0 for none. */
export async function lastEdit(
  db: Db,
  boardId: string,
  keycloakId: string,
  client: string,
): Promise<{ edit: number; at: number }> {
  const { edit, at } = boardOperations;
  const [row] = await db
    .select({ edit: max(edit), at: max(at) })
    .from(boardOperations)
    .where(
      and(
        eq(boardOperations.boardId, boardId),
        eq(boardOperations.client, client),
        eq(boardOperations.keycloakId, keycloakId),
      ),
    );
  return { edit: row?.edit ?? 0, at: row?.at?.getTime() ?? 0 };
}

/** An image as far as it is known without reading it. */
export interface FileFacts {
  readonly id: string;
  readonly bytes: number;
  /** It came after this change, or at the same time. */
  readonly afterSeq: number;
}

/** The images in the order of their time. Changes and images are read once, side by side: a change has no index by time. */
export async function listFiles(db: Db, boardId: string): Promise<FileFacts[]> {
  const { rows } = await db.execute<{ id: string; bytes: number; after_seq: number }>(sql`
    with files as (
      select at, null::int as seq, id, length(content) as bytes from ${boardFiles} where board_id = ${boardId}
    ), moments as (
      select * from files
      union all
      select at, seq, null, null from ${boardOperations} where board_id = ${boardId} and exists (select 1 from files))
    select id, bytes, after_seq from (
      select id, bytes, at, coalesce(max(seq) over (order by at), 0) as after_seq from moments) as placed
    where id is not null order by at, id`);
  return rows.map(({ id, bytes, after_seq }) => ({ id, bytes, afterSeq: after_seq }));
}

export async function findFile(db: Db, boardId: string, id: string): Promise<SceneFile | null> {
  const [row] = await db
    .select({ mimeType: boardFiles.mimeType, content: boardFiles.content })
    .from(boardFiles)
    .where(and(eq(boardFiles.boardId, boardId), eq(boardFiles.id, id)));
  if (!row) return null;
  const mimeType = row.mimeType as SceneFile["mimeType"];
  return { id, mimeType, dataURL: `data:${mimeType};base64,${Buffer.from(row.content).toString("base64")}` };
}

/** Rejects with OwnershipLost as above. An id that is there keeps its first image. */
export async function insertFile(
  db: Db,
  boardId: string,
  ownership: Ownership,
  file: SceneFile,
  keycloakId: string,
  at: Date,
): Promise<void> {
  const content = Buffer.from(base64Of(file), "base64");
  const { rows } = await db.execute(sql`
    with owner as (select 1 from ${leases} where ${isHeld(ownership)} for share),
    written as (
      insert into ${boardFiles} (board_id, id, mime_type, content, keycloak_id, at)
      select ${boardId}, ${file.id}, ${file.mimeType}, ${content}::bytea, ${keycloakId}, ${at.toISOString()}::timestamptz from owner
      on conflict do nothing)
    select 1 from owner`);
  if (rows.length === 0) throw new OwnershipLost(ownership);
}
