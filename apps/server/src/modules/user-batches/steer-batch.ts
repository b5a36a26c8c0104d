import { ApiError } from "../../contract/errors.ts";
import type { Viewer } from "../../contract/viewer.ts";
import type { Deps } from "../../deps.ts";
import { handle } from "../../handle.ts";
import type { Db } from "../../platform/database/database.ts";
import { type BatchRow, changeBatch, countReceived } from "./batch-repository.ts";
import { cancelBatch, checkBatch, startBatch, undoBatch } from "./contract.ts";
import { forgetOutcomes } from "./finish-batch.ts";
import { presentBatch } from "./present-batch.ts";
import { lockReachable, reachableBatch } from "./reachable-batch.ts";
import { announceWork } from "./run-batches.ts";
import { isWork } from "./work-on-batch.ts";

interface SteerCall {
  readonly deps: Deps;
  readonly viewer: Viewer;
  readonly params: { readonly batchId: number };
}

/** Changes an import under its lock, tells the instances, and returns it as it is then. A null change is none. */
async function steer(
  { deps, viewer, params }: SteerCall,
  whose: "own" | "any",
  decide: (tx: Db, batch: BatchRow) => Promise<Partial<BatchRow> | null>,
) {
  await deps.database.transaction(async (tx) => {
    const batch = await lockReachable(tx, viewer, params.batchId, whose);
    const change = await decide(tx, batch);
    if (!change) return;
    await changeBatch(tx, batch.id, change);
    await announceWork(tx, batch.id);
  });
  const found = await reachableBatch(deps.database.db, viewer, params.batchId);
  return { status: 202, body: presentBatch(found, viewer) } as const;
}

/** Work that begins at the first row. */
const FROM_THE_FIRST = { done: 0, attempts: 0, holder: null, leaseUntil: null } as const;

async function assertComplete(tx: Db, batch: BatchRow): Promise<void> {
  if ((await countReceived(tx, batch.id)) !== batch.rowCount) throw new ApiError("batch_incomplete");
}

function assertOpen({ status }: BatchRow): void {
  if (status === "checking") throw new ApiError("batch_busy");
  if (status !== "receiving" && status !== "checked") throw new ApiError("batch_over");
}

export const checkBatchHandler = handle(checkBatch, (call) =>
  steer(call, "own", async (tx, batch) => {
    if (batch.status === "checking") return null;
    assertOpen(batch);
    await assertComplete(tx, batch);
    await forgetOutcomes(tx, batch.id);
    return { ...FROM_THE_FIRST, status: "checking", totals: {} };
  }),
);

export const startBatchHandler = handle(startBatch, (call) =>
  steer(call, "own", async (tx, batch) => {
    const { policy, send_invitations: sendInvitations } = call.body;
    const isRepeated = batch.policy === policy && batch.sendInvitations === sendInvitations;
    if (batch.startedAt !== null && isRepeated) return null;
    assertOpen(batch);
    await assertComplete(tx, batch);
    await forgetOutcomes(tx, batch.id);
    const startedAt = call.deps.clock.now();
    return { ...FROM_THE_FIRST, status: "importing", totals: {}, policy, sendInvitations, startedAt };
  }),
);

export const cancelBatchHandler = handle(cancelBatch, (call) =>
  steer(call, "any", async (_tx, { status }) => {
    if (status === "cancelled") return null;
    if (status === "importing" || status === "rolling_back") return { isCancelled: true };
    if (status !== "receiving" && status !== "checking" && status !== "checked") throw new ApiError("batch_over");
    return { ...FROM_THE_FIRST, status: "cancelled", isCancelled: true, finishedAt: call.deps.clock.now() };
  }),
);

export const undoBatchHandler = handle(undoBatch, (call) =>
  steer(call, "any", async (_tx, batch) => {
    if (batch.status === "undoing" || batch.status === "undone") return null;
    if (isWork(batch)) throw new ApiError("batch_busy");
    if (batch.undoUntil === null || batch.undoUntil <= call.deps.clock.now()) throw new ApiError("undo_closed");
    return { ...FROM_THE_FIRST, status: "undoing", undo: null };
  }),
);
