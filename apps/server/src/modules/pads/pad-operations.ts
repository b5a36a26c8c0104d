import { and, asc, eq, gte, lt, lte, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { pageEnd } from "../../platform/database/page-end.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { HELD, heldBy, type Ownership, OwnershipLost } from "../../platform/lease/ownership.ts";
import { padAuthors, padWrites, type StoredEdit } from "./tables.ts";

/** One operation of a document's history, as it is stored. */
export interface StoredOperation {
  /** As JSON. */
  readonly operation: string;
  readonly authorId: number;
  readonly client: string | null;
  readonly edit: number | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface NewOperation extends StoredOperation {
  readonly keycloakId: string | null;
}

/** Operations whose sizes are read at a time. */
const SIZES = 5000;
/** Characters of JSON that are read at a time, unless the first write has more. */
const PAGE_CHARACTERS = 128 * 1024;

const of = sql.placeholder;

/** Built once: the owner appends many times a second. */
const append = prepared((db) =>
  db
    .insert(padWrites)
    .select(
      sql`with ${HELD}
      select ${of("documentId")}::text, ${of("revision")}::int, ${of("count")}::int, ${of("edits")}::json from held`,
    )
    .prepare("append_pad_write"),
);

const addAuthors = prepared((db) =>
  db
    .insert(padAuthors)
    .select(
      sql`with ${HELD}
      select ${of("documentId")}::text, new.id, new.keycloak_id
      from held, unnest(${of("ids")}::int[], ${of("keycloakIds")}::text[]) as new(id, keycloak_id)`,
    )
    .onConflictDoNothing()
    .prepare("add_pad_authors"),
);

/**
 * Stores a batch from this revision on, as one row. `newAuthors`: accounts that no earlier batch had, by the author's number; the
 * accounts are stored with the batch. Throws `OwnershipLost` when somebody else owns the document.
 */
export async function appendOperations(
  db: Db,
  ownership: Ownership,
  documentId: string,
  revision: number,
  batch: readonly NewOperation[],
  newAuthors: ReadonlyMap<number, string>,
): Promise<void> {
  const held = heldBy(ownership);
  const write = { ...held, documentId, revision, count: batch.length, edits: editsOf(batch) };
  if (newAuthors.size === 0) return appendTo(db, ownership, write);
  const authors = { ...held, documentId, ids: [...newAuthors.keys()], keycloakIds: [...newAuthors.values()] };
  await db.transaction(async (tx) => {
    await addAuthors(tx).execute(authors);
    await appendTo(tx, ownership, write);
  });
}

async function appendTo(db: Db, ownership: Ownership, write: Record<string, unknown>): Promise<void> {
  const { rowCount } = await append(db).execute(write);
  if (rowCount !== 1) throw new OwnershipLost(ownership);
}

/** Operations are JSON already. */
const editsOf = (batch: readonly StoredOperation[]): string =>
  `[${batch.map(({ authorId, at, operation, client, edit }) => `[${authorId},${at},${operation}${client === null ? "" : `,"${client}",${edit}`}]`).join()}]`;

/**
 * Reads the history from this revision on page by page, each as one text: thousands of rows would cost ten times as much. A page may be
 * empty.
 */
export async function* readOperations(db: Db, documentId: string, start = 0): AsyncGenerator<StoredOperation[]> {
  const first = start === 0 ? 0 : await firstOfWrite(db, documentId, start);
  for (let from = first, length = SIZES; length > 0; from += length) {
    const sizes = await readSizes(db, documentId, from);
    length = 0;
    for (const to of pageEnds(sizes, from + SIZES)) {
      const begin = from + length;
      const page = await readPage(db, documentId, begin, to);
      length += page.length;
      yield begin < start ? page.slice(start - begin) : page;
    }
  }
}

/** The revision of the first edit in the write that has this one. */
async function firstOfWrite(db: Db, documentId: string, revision: number): Promise<number> {
  const [row] = await db
    .select({ first: sql<number | null>`max(${padWrites.revision})` })
    .from(padWrites)
    .where(and(eq(padWrites.documentId, documentId), lte(padWrites.revision, revision)));
  return row?.first ?? revision;
}

/** The revisions at which pages of these writes end. */
function pageEnds(sizes: readonly (readonly number[])[], last: number): number[] {
  const ends: number[] = [];
  let characters = 0;
  for (const [place, [revision = 0, size = 0]] of sizes.entries()) {
    characters += size;
    if (place === 0 || characters <= PAGE_CHARACTERS) continue;
    ends.push(revision);
    characters = size;
  }
  return sizes.length > 0 ? [...ends, last] : [];
}

/** The revision and the characters of each of the next writes. */
async function readSizes(db: Db, documentId: string, from: number): Promise<number[][]> {
  const [row] = await db
    .select({
      sizes: sql<string | null>`string_agg(
        ${padWrites.revision} || ' ' || length(${padWrites.edits}::text), ',' order by ${padWrites.revision})`,
    })
    .from(padWrites)
    .where(between(documentId, from, from + SIZES));
  return row?.sizes ? row.sizes.split(",").map((write) => write.split(" ").map(Number)) : [];
}

async function readPage(db: Db, documentId: string, from: number, to: number): Promise<StoredOperation[]> {
  const [row] = await db
    .select({ page: sql<string | null>`string_agg(${padWrites.edits}::text, ',' order by ${padWrites.revision})` })
    .from(padWrites)
    .where(between(documentId, from, to));
  return (JSON.parse(`[${row?.page ?? ""}]`) as StoredEdit[][]).flat().map(toOperation);
}

const between = (documentId: string, from: number, to: number): SQL | undefined =>
  and(eq(padWrites.documentId, documentId), gte(padWrites.revision, from), lt(padWrites.revision, to));

const toOperation = ([authorId, at, operation, client, edit]: StoredEdit): StoredOperation => ({
  operation: JSON.stringify(operation),
  authorId,
  client: client ?? null,
  edit: edit ?? null,
  at,
});

/** One edit with its revision. */
interface NumberedEdit {
  readonly revision: number;
  readonly edit: StoredEdit;
}

/** Edits from this revision on, in their order. `limit`: so many at most, of rows of about 1 MB. */
export async function readEdits(db: Db, documentId: string, from: number, limit: number): Promise<NumberedEdit[]> {
  const { revision, count, edits } = padWrites;
  const first = rowOf(documentId, from);
  // The first row may have earlier edits too.
  const entries = sql`${count} - greatest(0, ${from}::int - ${revision})`;
  const paged = { table: padWrites, owner: padWrites.documentId, number: revision, content: edits, entries };
  const end = await pageEnd(db, paged, { ownerId: documentId, from: first, limit });
  if (end === null) return [];
  const rows = await db
    .select({ revision, edits })
    .from(padWrites)
    .where(and(eq(padWrites.documentId, documentId), gte(revision, first), lte(revision, end)))
    .orderBy(asc(revision));
  return rows
    .flatMap((row) => row.edits.map((edit, place) => ({ revision: row.revision + place, edit })))
    .filter((one) => one.revision >= from)
    .slice(0, limit);
}

/** The revision of the row that has this revision. */
const rowOf = (documentId: string, revision: number): SQL<number> => sql<number>`(
  select max(${padWrites.revision}) from ${padWrites}
  where ${padWrites.documentId} = ${documentId} and ${padWrites.revision} <= ${revision})`;
