import { randomUUID } from "node:crypto";
import { BATCH_CHUNK_MAX } from "../src/contract/limits.ts";
import type { Deps } from "../src/deps.ts";
import {
  createInstitutionBatch,
  createOrganisationBatch,
  createPlatformBatch,
  getBatch,
  listBatchRows,
  putBatchRows,
  startBatch,
} from "../src/modules/user-batches/contract.ts";
import { claimBatch } from "../src/modules/user-batches/job-lease.ts";
import { workOnBatch } from "../src/modules/user-batches/work-on-batch.ts";
import type { Client } from "./client.ts";

export type Values = Readonly<Record<string, string | undefined>>;
export type Path = { readonly orgId: number } | { readonly instId: number } | Record<string, never>;

/** Does the work of every import that has some, until the signal. */
export async function workAll(deps: Deps, signal?: AbortSignal): Promise<void> {
  const { accounts } = deps;
  if (!accounts) throw new Error("There are no accounts here.");
  const isStopping = () => signal?.aborted ?? false;
  for (let batch = await claimBatch(deps); batch && !isStopping(); batch = await claimBatch(deps))
    await workOnBatch(deps, accounts, batch, isStopping);
}

/** Creates an import and sends its rows, numbered from 1. Returns its id. */
export async function sendRows(client: Client, path: Path, rows: readonly Values[]): Promise<number> {
  const contract =
    "orgId" in path ? createOrganisationBatch : "instId" in path ? createInstitutionBatch : createPlatformBatch;
  const made = await client.call(contract as typeof createPlatformBatch, {
    params: path as never,
    body: { idempotency_key: randomUUID(), file_name: "people.csv", row_count: rows.length },
  });
  if (made.status !== 201) throw new Error(`No import was created: ${made.status} ${JSON.stringify(made.body)}`);
  for (let offset = 0; offset < rows.length; offset += BATCH_CHUNK_MAX) {
    const part = rows.slice(offset, offset + BATCH_CHUNK_MAX);
    const sent = await client.call(putBatchRows, {
      params: { batchId: made.body.id },
      body: { offset, rows: part.map((values, index) => ({ row: offset + index + 1, values })) },
    });
    if (sent.status !== 200) throw new Error(`Rows were refused: ${sent.status} ${JSON.stringify(sent.body)}`);
  }
  return made.body.id;
}

/** Reads an import and all its rows. */
export async function readBatch(client: Client, batchId: number) {
  const { body: batch } = await client.call(getBatch, { params: { batchId } });
  const rows = [];
  let cursor: string | null | undefined;
  do {
    const query = { limit: BATCH_CHUNK_MAX, ...(cursor && { cursor }) };
    const { body } = await client.call(listBatchRows, { params: { batchId }, query });
    rows.push(...body.results);
    cursor = body.next && new URL(body.next).searchParams.get("cursor");
  } while (cursor);
  return { batch, rows };
}

type Policy = "all_or_nothing" | "skip_bad";

/** Sends rows, imports them and does the work. Returns the import and its rows. */
export async function importPeople(
  { client, deps }: { readonly client: Client; readonly deps: Deps },
  path: Path,
  rows: readonly Values[],
  {
    policy = "skip_bad",
    invites = false,
    signal,
  }: { readonly policy?: Policy; readonly invites?: boolean; readonly signal?: AbortSignal } = {},
) {
  const batchId = await sendRows(client, path, rows);
  const started = await client.call(startBatch, {
    params: { batchId },
    body: { policy, send_invitations: invites },
  });
  if (started.status !== 202) throw new Error(`The import did not start: ${JSON.stringify(started.body)}`);
  await workAll(deps, signal);
  return readBatch(client, batchId);
}
