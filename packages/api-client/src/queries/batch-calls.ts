import type { Clock } from "@hotseat/core/clock";
import { sleep } from "@hotseat/core/sleep";
import type { HotseatClient } from "../client";
import { BATCH_CHUNK_MAX } from "../generated/constants";
import {
  createInstitutionBatch,
  createOrganisationBatch,
  createPlatformBatch,
  getBatch,
  listBatchRows,
  putBatchRows,
} from "../generated/operations/batches";
import type { Batch, BatchRowResult as Judged } from "../generated/types.gen";
import { retryDelayMs, retryQuery } from "../retry";
import { isHotseatError } from "../transport/errors";
import { BATCH_POLL_MS, isBatchWorking } from "./batch-queries";
import type { BatchProgress, ImportRow } from "./batch-types";
import type { AdminScope } from "./keys";

/** Bodies have 1 MiB at most; the rest is for what surrounds the rows. */
const BODY_BYTES = 900_000;
/** Looks at an import that fail one after the other before the caller hears of it: a server that starts again needs some. */
const FAILED_LOOKS = 60;

export interface BatchParts {
  readonly client: HotseatClient;
  readonly clock: Pick<Clock, "after">;
  readonly onProgress: ((progress: BatchProgress) => void) | undefined;
}

/** Repeats a call that may be repeated, after failures of network and server. */
export async function persist<T>({ clock }: Pick<BatchParts, "clock">, call: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof Error) || !retryQuery(attempt, error)) throw error;
      await sleep(clock, retryDelayMs(attempt));
    }
  }
}

interface NewBatch {
  readonly idempotency_key: string;
  readonly file_name?: string;
  readonly row_count: number;
}

/** Creates an import; the same key returns the same one. */
export function createBatch(parts: BatchParts, scope: AdminScope, body: NewBatch): Promise<Batch> {
  const { client } = parts;
  return persist(parts, () => {
    switch (scope.kind) {
      case "platform":
        return client.call(createPlatformBatch, { body });
      case "organisation":
        return client.call(createOrganisationBatch, { path: { orgId: scope.id }, body });
      case "institution":
        return client.call(createInstitutionBatch, { path: { instId: scope.id }, body });
    }
  });
}

/** Cuts rows into the parts that one call sends each. */
export function chunksOf(rows: readonly ImportRow[]): { readonly offset: number; readonly rows: ImportRow[] }[] {
  const encoder = new TextEncoder();
  const chunks: { offset: number; rows: ImportRow[] }[] = [];
  let bytes = 0;
  for (const [offset, row] of rows.entries()) {
    const size = encoder.encode(JSON.stringify(row)).length + 1;
    const last = chunks.at(-1);
    if (last && last.rows.length < BATCH_CHUNK_MAX && bytes + size <= BODY_BYTES) {
      last.rows.push(row);
      bytes += size;
    } else {
      chunks.push({ offset, rows: [row] });
      bytes = size;
    }
  }
  return chunks;
}

/** Sends all rows, part by part, until the signal is aborted. */
export async function sendBatchRows(
  parts: BatchParts,
  batchId: number,
  rows: readonly ImportRow[],
  signal: AbortSignal,
): Promise<void> {
  for (const chunk of chunksOf(rows)) {
    if (signal.aborted) return;
    const sent = await persist(parts, () =>
      parts.client.call(putBatchRows, { path: { batchId }, body: chunk as never }),
    );
    parts.onProgress?.({ phase: "sending", done: sent.received, total: sent.row_count });
  }
}

/** Waits until nobody works on an import, and reports its progress. A server that is away for a minute is waited for. */
export async function untilAtRest(
  parts: BatchParts,
  batchId: number,
  first: Batch,
  onLook: () => void | Promise<void>,
): Promise<Batch> {
  let batch = first;
  let failures = 0;
  for (;;) {
    if (batch.progress && batch.status !== "receiving") parts.onProgress?.(batch.progress);
    if (!isBatchWorking(batch)) return batch;
    await onLook();
    await sleep(parts.clock, BATCH_POLL_MS);
    try {
      batch = await parts.client.call(getBatch, { path: { batchId } });
      failures = 0;
    } catch (error) {
      failures += 1;
      const isRefusal = isHotseatError(error) && error.status >= 400 && error.status < 500;
      if (isRefusal || failures > FAILED_LOOKS) throw error;
    }
  }
}

/** All judged rows of an import, in the order of the file. */
export async function readBatchRows(
  { client }: Pick<BatchParts, "client">,
  batchId: number,
  filter: { readonly undo?: "kept" } = {},
): Promise<Judged[]> {
  const rows: Judged[] = [];
  const query = { limit: BATCH_CHUNK_MAX, ...filter };
  for await (const row of client.paginate(listBatchRows, { path: { batchId }, query })) rows.push(row);
  return rows;
}
