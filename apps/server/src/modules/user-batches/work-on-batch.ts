import type { Deps } from "../../deps.ts";
import type { AccountDirectory } from "../../platform/identity/account-directory.ts";
import { type BatchRow, rowsToPlan } from "./batch-repository.ts";
import { clearForImport, endCheck, endUndo, finishBatch } from "./finish-batch.ts";
import { importRows, nextPosition } from "./import-rows.ts";
import { advance } from "./job-lease.ts";
import { loadPlaces, planRows } from "./load-context.ts";
import type { Places } from "./place-row.ts";
import type { RowToPlan } from "./plan-row.ts";
import { BAD_OUTCOMES } from "./reasons.ts";
import { settleProvider } from "./settle-provider.ts";
import { rowsToTakeBack, takeBackRows } from "./take-back-rows.ts";
import { addCounts, writeOutcomes } from "./write-rows.ts";

/** Rows at a time: with the built-in provider few statements, with Keycloak a progress that is seen to move. */
const ROWS_AT_ONCE = { builtin: 2000, keycloak: 100 } as const;
/** Work that stops so often without any progress is given up. */
const MAX_ATTEMPTS = 30;

export const isWork = ({ status }: Pick<BatchRow, "status">): boolean =>
  status === "checking" || status === "importing" || status === "rolling_back" || status === "undoing";

/** Works on an import that this instance has claimed until it rests or the server stops. Each step may be repeated. */
export async function workOnBatch(
  deps: Deps,
  accounts: AccountDirectory,
  claimed: BatchRow,
  isStopping: () => boolean,
): Promise<BatchRow> {
  const places = await loadPlaces(deps.database.db, claimed);
  let batch = claimed;
  while (isWork(batch) && !isStopping()) batch = await step(deps, accounts, batch, places);
  return batch;
}

async function step(deps: Deps, accounts: AccountDirectory, batch: BatchRow, places: Places): Promise<BatchRow> {
  if (batch.status === "rolling_back" || batch.status === "undoing") return takeBack(deps, accounts, batch);
  if (batch.status === "importing" && batch.isCancelled) return cancelImport(deps, batch);
  if (batch.attempts > MAX_ATTEMPTS) return giveUp(deps, batch);
  const rows = await rowsToPlan(deps.database.db, batch.id, batch.done, ROWS_AT_ONCE[accounts.kind]);
  const isDryRun = batch.status === "checking" || (batch.policy === "all_or_nothing" && !batch.isCleared);
  if (rows.length > 0)
    return isDryRun ? judge(deps, batch, places, rows) : importRows(deps, accounts, batch, places, rows);
  if (batch.status === "checking") return endCheck(deps, batch);
  if (!isDryRun) {
    if ((batch.totals.failed ?? 0) > 0) await settleFailed(deps, accounts, batch);
    return finishBatch(deps, batch, { status: "finished", reason: null });
  }
  return hasBadRows(batch)
    ? finishBatch(deps, batch, { status: "rolled_back", reason: "other_rows_bad" })
    : clearForImport(deps, batch);
}

/** An account that was made although its row failed would stand in the way of the next try. */
async function settleFailed(deps: Deps, accounts: AccountDirectory, { id }: BatchRow): Promise<void> {
  await settleProvider(deps, accounts, id).catch((error: unknown) =>
    deps.log.warn({ error, batchId: id }, "Accounts of failed rows are not removed yet; a later round tries again."),
  );
}

const hasBadRows = ({ totals }: BatchRow): boolean => BAD_OUTCOMES.some((outcome) => (totals[outcome] ?? 0) > 0);

async function judge(deps: Deps, batch: BatchRow, places: Places, rows: readonly RowToPlan[]): Promise<BatchRow> {
  const { plans } = await planRows(deps, batch, places, rows);
  const written = plans.map((plan) => ({ ...plan, keycloakId: null }));
  return deps.database.transaction(async (tx) => {
    await writeOutcomes(tx, batch.id, written, null);
    return advance(tx, deps, batch, { done: nextPosition(rows), totals: addCounts(batch.totals, written) });
  });
}

/** Rows imported under `skip_bad` stay; those imported under `all_or_nothing` are taken out again. */
function cancelImport(deps: Deps, batch: BatchRow): Promise<BatchRow> {
  return batch.policy === "all_or_nothing" && batch.isCleared
    ? rollBack(deps, batch)
    : finishBatch(deps, batch, { status: "cancelled", reason: "cancelled" });
}

const rollBack = (deps: Deps, batch: BatchRow): Promise<BatchRow> =>
  advance(deps.database.db, deps, batch, { status: "rolling_back", done: 0 });

/** The provider, or the database, has refused again and again. */
function giveUp(deps: Deps, batch: BatchRow): Promise<BatchRow> {
  deps.log.warn({ batchId: batch.id, attempts: batch.attempts }, "The work on an import is given up.");
  if (batch.status === "checking") return endCheck(deps, batch);
  if (batch.policy === "all_or_nothing" && batch.isCleared) return rollBack(deps, batch);
  const status = batch.policy === "all_or_nothing" ? "rolled_back" : "finished";
  return finishBatch(deps, batch, { status, reason: "provider_unavailable" });
}

async function takeBack(deps: Deps, accounts: AccountDirectory, batch: BatchRow): Promise<BatchRow> {
  const rows = await rowsToTakeBack(deps.database.db, batch, ROWS_AT_ONCE[accounts.kind]);
  if (rows.length > 0) return takeBackRows(deps, accounts, batch, rows);
  await settleProvider(deps, accounts, batch.id);
  if (batch.status === "undoing") return endUndo(deps, batch);
  if (batch.isCancelled) return finishBatch(deps, batch, { status: "cancelled", reason: "cancelled" });
  return finishBatch(deps, batch, {
    status: "rolled_back",
    // Without a bad row it was given up.
    reason: hasBadRows(batch) ? "other_rows_bad" : "provider_unavailable",
  });
}
