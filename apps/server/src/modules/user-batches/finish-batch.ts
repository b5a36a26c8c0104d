import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import { notify } from "../notifications/notify.ts";
import { type BatchRow, countOutcomes, UNDO_MS } from "./batch-repository.ts";
import { advance } from "./job-lease.ts";
import type { BatchReason } from "./reasons.ts";
import { userBatchRows } from "./tables.ts";

/** Work that is over has no holder. */
const AT_REST = { holder: null, leaseUntil: null, done: 0 } as const;

/** The dry run is done. */
export const endCheck = (deps: Deps, batch: BatchRow): Promise<BatchRow> =>
  advance(deps.database.db, deps, batch, { ...AT_REST, status: "checked" });

/** Every row of an import under `all_or_nothing` is good: it begins now. */
export async function clearForImport(deps: Deps, batch: BatchRow): Promise<BatchRow> {
  return deps.database.transaction(async (tx) => {
    await forgetOutcomes(tx, batch.id);
    return advance(tx, deps, batch, { done: 0, totals: {}, isCleared: true });
  });
}

/** Judgements of a check do not count for what follows it. */
export async function forgetOutcomes(tx: Db, batchId: number): Promise<void> {
  await tx
    .update(userBatchRows)
    .set({ outcome: null, reason: null, field: null, differences: null })
    .where(eq(userBatchRows.batchId, batchId));
}

type End = "finished" | "cancelled" | "rolled_back";

interface Ending {
  readonly status: End;
  /** Reason of the rows that were left out; null where none were. */
  readonly reason: Extract<BatchReason, "cancelled" | "other_rows_bad" | "provider_unavailable"> | null;
}

/**
 * Ends an import: rows that are not imported are given their outcome, and its administrator is notified in the same
 * transaction.
 */
export async function finishBatch(deps: Deps, batch: BatchRow, { status, reason }: Ending): Promise<BatchRow> {
  const ended = await deps.database.transaction(async (tx) => {
    if (reason) await leaveOutRest(tx, batch, reason);
    const totals = reason ? await countOutcomes(tx, batch.id) : batch.totals;
    const now = deps.clock.now();
    const isUndoable = (totals.created ?? 0) + (totals.updated ?? 0) > 0;
    const events = await notify(tx, deps.clock, [
      { kind: "import_finished", cause: `import:${batch.id}`, keycloakId: batch.keycloakId, batchId: batch.id },
    ]);
    await deps.ledger.append(tx, events);
    return advance(tx, deps, batch, {
      ...AT_REST,
      status,
      totals,
      finishedAt: now,
      undoUntil: isUndoable ? new Date(now.getTime() + UNDO_MS) : null,
      undo: null,
    });
  });
  deps.log.info(
    { batchId: batch.id, status, totals: ended.totals, actor: batch.keycloakId },
    "An import of people ended.",
  );
  return ended;
}

/** Rows without a result, and those that were good in vain or were taken back. Nothing of them is to be undone later. */
async function leaveOutRest(tx: Db, batch: BatchRow, reason: NonNullable<Ending["reason"]>): Promise<void> {
  const { outcome, undo, appliedAt, batchId } = userBatchRows;
  const wasGood = inArray(outcome, ["created", "updated", "unchanged"]);
  const isInVain = and(wasGood, isNull(appliedAt));
  const isTakenBack = and(wasGood, inArray(undo, ["removed", "restored"]));
  const isWhole = batch.policy === "all_or_nothing";
  await tx
    .update(userBatchRows)
    .set({
      outcome: reason === "provider_unavailable" ? "failed" : "skipped",
      reason,
      field: null,
      differences: null,
      appliedAt: null,
      undo: null,
    })
    .where(and(eq(batchId, batch.id), or(isNull(outcome), ...(isWhole ? [isInVain, isTakenBack] : []))));
  // People who acted in the meantime stay, with the result of their import.
  await tx
    .update(userBatchRows)
    .set({ undo: null })
    .where(and(eq(batchId, batch.id), sql`${undo} is not null`));
}

/** The undo is done. */
export async function endUndo(deps: Deps, batch: BatchRow): Promise<BatchRow> {
  const undo = batch.undo ?? { removed: 0, restored: 0, kept: 0 };
  const ended = await advance(deps.database.db, deps, batch, { ...AT_REST, status: "undone", undoUntil: null, undo });
  deps.log.info({ batchId: batch.id, ...undo, actor: batch.keycloakId }, "An import of people was undone.");
  return ended;
}
