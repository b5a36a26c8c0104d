import { type Clock, systemClock } from "@hotseat/core/clock";
import type { HotseatClient } from "../client";
import { BATCH_OUTCOMES } from "../generated/constants";
import { cancelBatch, checkBatch, getBatch, startBatch, undoBatch } from "../generated/operations/batches";
import type { Batch, BatchRowResult as Judged } from "../generated/types.gen";
import { isHotseatError } from "../transport/errors";
import { type BatchParts, createBatch, persist, readBatchRows, sendBatchRows, untilAtRest } from "./batch-calls";
import type { BatchWatch, ImportOptions, ImportResult, ImportRow, ImportRowResult, ImportUndo } from "./batch-types";
import type { AdminScope } from "./keys";

const partsOf = (client: HotseatClient, clock: Clock, { onProgress }: BatchWatch): BatchParts => ({
  client,
  clock,
  onProgress,
});

const resultOf = ({ row, outcome, reason, field, differences }: Judged): ImportRowResult => ({
  row,
  outcome,
  reason,
  field,
  differences,
});

/** Cancels an import; one that is over already stays as it is. */
async function cancel(parts: BatchParts, batchId: number): Promise<void> {
  try {
    await persist(parts, () => parts.client.call(cancelBatch, { path: { batchId } }));
  } catch (error) {
    if (!isHotseatError(error) || error.code !== "batch_over") throw error;
  }
}

/** Cancels a check, which is over with its response. Where that fails, the server deletes it after its time. */
async function abandon(parts: BatchParts, batchId: number): Promise<void> {
  try {
    await cancel(parts, batchId);
  } catch (error) {
    if (!isHotseatError(error)) throw error;
  }
}

/**
 * Judges rows without changing anything: the result that an import would have for each, in the order given. Rejects
 * with the reason of an aborted signal, else as `client.call` does.
 */
export async function checkPeople(
  client: HotseatClient,
  scope: AdminScope,
  rows: readonly ImportRow[],
  watch: BatchWatch,
  clock: Clock = systemClock,
): Promise<readonly ImportRowResult[]> {
  const parts = partsOf(client, clock, watch);
  const { id } = await createBatch(parts, scope, { idempotency_key: crypto.randomUUID(), row_count: rows.length });
  try {
    await sendBatchRows(parts, id, rows, watch.signal);
    watch.signal.throwIfAborted();
    const checking = await persist(parts, () => client.call(checkBatch, { path: { batchId: id } }));
    await untilAtRest(parts, id, checking, () => watch.signal.throwIfAborted());
    return (await readBatchRows(parts, id)).map(resultOf);
  } finally {
    await abandon(parts, id);
  }
}

/**
 * Imports rows and resolves with the result of each, in the order given. An aborted signal cancels the import at the
 * server; the result then says what was imported. Called again with the same key it goes on with the same import.
 * Rejects as `client.call` does.
 */
export async function importPeople(
  client: HotseatClient,
  scope: AdminScope,
  rows: readonly ImportRow[],
  options: ImportOptions,
  clock: Clock = systemClock,
): Promise<ImportResult> {
  const parts = partsOf(client, clock, options);
  const { policy, sendInvitations, idempotencyKey, fileName, signal } = options;
  const created = await createBatch(parts, scope, {
    idempotency_key: idempotencyKey,
    row_count: rows.length,
    ...(fileName !== undefined && { file_name: fileName }),
  });
  const path = { batchId: created.id };
  if (created.started_at === null && created.status === "receiving") {
    await sendBatchRows(parts, created.id, rows, signal);
    if (!signal.aborted)
      await persist(parts, () =>
        client.call(startBatch, { path, body: { policy, send_invitations: sendInvitations } }),
      );
  }
  return resumeImport(client, created.id, options, clock, rows);
}

/**
 * Waits for an import that was started before, such as by a page that was closed meanwhile, and resolves with its
 * result. An aborted signal cancels it at the server.
 * @param rows the rows that were sent, where they are known: those without a result were cancelled
 */
export async function resumeImport(
  client: HotseatClient,
  batchId: number,
  watch: BatchWatch,
  clock: Clock = systemClock,
  rows: readonly ImportRow[] = [],
): Promise<ImportResult> {
  const parts = partsOf(client, clock, watch);
  let isCancelled = false;
  const cancelOnce = async () => {
    if (!watch.signal.aborted || isCancelled) return;
    isCancelled = true;
    await cancel(parts, batchId);
  };
  await cancelOnce();
  const first = await persist(parts, () => client.call(getBatch, { path: { batchId } }));
  const batch = await untilAtRest(parts, batchId, first, cancelOnce);
  return presentImport(batch, await readBatchRows(parts, batchId), rows);
}

const CANCELLED = { outcome: "skipped", reason: "cancelled", field: null, differences: [] } as const;

function presentImport(batch: Batch, judged: readonly Judged[], sent: readonly ImportRow[]): ImportResult {
  const known = new Map(judged.map((one) => [one.row, resultOf(one)]));
  const results =
    sent.length === 0 ? [...known.values()] : sent.map(({ row }) => known.get(row) ?? { row, ...CANCELLED });
  const totals = Object.fromEntries(
    BATCH_OUTCOMES.map((outcome) => [outcome, results.filter((one) => one.outcome === outcome).length]),
  ) as ImportResult["totals"];
  return {
    batchId: batch.id,
    totals,
    results,
    startedAt: batch.started_at ?? batch.created_at,
    finishedAt: batch.finished_at ?? batch.created_at,
    undoUntil: batch.undo_until,
    status: batch.status === "rolled_back" || batch.status === "cancelled" ? batch.status : "finished",
  };
}

/** Undoes an import and resolves with what came of it. An aborted signal only ends the waiting. */
export async function undoImport(
  client: HotseatClient,
  batchId: number,
  watch: BatchWatch,
  clock: Clock = systemClock,
): Promise<ImportUndo> {
  const parts = partsOf(client, clock, watch);
  const undoing = await persist(parts, () => client.call(undoBatch, { path: { batchId } }));
  const { undo } = await untilAtRest(parts, batchId, undoing, () => watch.signal.throwIfAborted());
  const kept = await readBatchRows(parts, batchId, { undo: "kept" });
  return {
    removed: undo?.removed ?? 0,
    restored: undo?.restored ?? 0,
    kept: kept.map(({ row, email }) => ({ row, email })),
  };
}
