import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { type Ownership, OwnershipLost } from "../../platform/lease/ownership.ts";
import { leases } from "../../platform/lease/tables.ts";
import { padOperations } from "./tables.ts";

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

/** Operations read at a time. */
const PAGE = 5000;

const of = sql.placeholder;

/** Built once: the owner appends many times a second. The lease's row stays locked until the commit, so that nobody takes over between the look and it. */
const append = prepared((db) =>
  db
    .insert(padOperations)
    .select(
      sql`with held as materialized (
        select 1 from ${leases}
        where ${and(eq(leases.name, of("lease")), eq(leases.holder, of("holder")), eq(leases.epoch, of("epoch")))}
        for share
      )
      select ${of("documentId")}::text, ${of("revision")}::int + new.place::int - 1, new.operation, new.author_id,
        new.keycloak_id, new.client, new.edit, to_timestamp(new.at / 1000.0)
      from held, unnest(
        ${of("operations")}::json[], ${of("authorIds")}::int[], ${of("keycloakIds")}::text[], ${of("clients")}::uuid[],
        ${of("edits")}::int[], ${of("ats")}::float8[]
      ) with ordinality as new(operation, author_id, keycloak_id, client, edit, at, place)`,
    )
    .prepare("append_pad_operations"),
);

/** Stores a batch from this revision on, in one statement. Throws `OwnershipLost` when somebody else owns the document. */
export async function appendOperations(
  db: Db,
  ownership: Ownership,
  documentId: string,
  revision: number,
  batch: readonly NewOperation[],
): Promise<void> {
  const { rowCount } = await append(db).execute({
    lease: ownership.name,
    holder: ownership.holder,
    epoch: ownership.epoch,
    documentId,
    revision,
    operations: batch.map((one) => one.operation),
    authorIds: batch.map((one) => one.authorId),
    keycloakIds: batch.map((one) => one.keycloakId),
    clients: batch.map((one) => one.client),
    edits: batch.map((one) => one.edit),
    ats: batch.map((one) => one.at),
  });
  if (rowCount !== batch.length) throw new OwnershipLost(ownership);
}

/** Reads the history page by page, each as one text: thousands of rows would cost ten times as much. */
export async function* readOperations(db: Db, documentId: string): AsyncGenerator<StoredOperation[]> {
  for (let from = 0; ; from += PAGE) {
    const { rows } = await db.execute<{ page: string | null }>(sql`
      select string_agg(concat_ws(' ', author_id, coalesce(client::text, '-'), coalesce(edit, -1),
        (extract(epoch from at) * 1000)::bigint, operation::text), E'\n' order by revision) as page
      from ${padOperations}
      where document_id = ${documentId} and revision >= ${from} and revision < ${from + PAGE}`);
    const page = (rows[0]?.page ?? "").split("\n").filter((line) => line !== "");
    if (page.length === 0) return;
    yield page.map(readLine);
    if (page.length < PAGE) return;
  }
}

function readLine(line: string): StoredOperation {
  const [authorId, client, edit, at] = line.split(" ", 4) as [string, string, string, string];
  const operation = line.slice(authorId.length + client.length + edit.length + at.length + 4);
  return {
    operation,
    authorId: Number(authorId),
    client: client === "-" ? null : client,
    edit: edit === "-1" ? null : Number(edit),
    at: Number(at),
  };
}
