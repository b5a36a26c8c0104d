import { sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import type { BatchRow } from "./batch-repository.ts";
import { claimBatch, giveBack, keepLease, WorkLost } from "./job-lease.ts";
import { settleProvider } from "./settle-provider.ts";
import { isWork, workOnBatch } from "./work-on-batch.ts";

/** NOTIFY with the number of an import that has work to do. */
const BATCH_CHANNEL = "user_batches";
/** Milliseconds between two looks for work; needed because NOTIFY may be lost. */
const LOOK_INTERVAL_MS = 2000;
/** Looks between two rounds of putting the provider right: half a minute. */
const SETTLE_EVERY_LOOKS = 15;

/** Tells every instance, once the transaction has committed, that an import has work to do. */
export async function announceWork(tx: Db, batchId: number): Promise<void> {
  await tx.execute(sql`select pg_notify(${BATCH_CHANNEL}, ${String(batchId)})`);
}

/**
 * Works on imports in the background, one at a time; another instance takes over those of one that died. Returns a stop
 * function; an import that is not done goes on at the next start.
 */
export function runBatches(deps: Deps): () => Promise<void> {
  const { accounts, log, clock, database } = deps;
  if (!accounts) return async () => {};
  let working: Promise<void> = Promise.resolve();
  let isAsked = false;
  let isStopped = false;
  let looks = 0;
  let cancelTick = () => {};

  const work = async (batch: BatchRow): Promise<boolean> => {
    const stopRenewing = keepLease(deps, batch);
    try {
      const now = await workOnBatch(deps, accounts, batch, () => isStopped);
      if (isWork(now)) await giveBack(deps, now);
      return true;
    } catch (error) {
      if (error instanceof WorkLost) return true;
      log.error({ error, batchId: batch.id }, "The work on an import stopped; it is taken up again.");
      await giveBack(deps, batch);
      return false;
    } finally {
      stopRenewing();
    }
  };
  const settleNow = async (): Promise<void> => {
    looks += 1;
    if (looks % SETTLE_EVERY_LOOKS === 1) await settleProvider(deps, accounts, null);
  };
  const takeAll = async (): Promise<void> => {
    isAsked = false;
    for (let isGood = true; isGood && !isStopped; ) {
      const batch = await claimBatch(deps);
      if (!batch) return;
      // After a failure the next look tries again.
      isGood = await work(batch);
    }
  };
  const look = (): void => {
    if (isAsked || isStopped) return;
    isAsked = true;
    working = working
      .then(takeAll)
      .then(settleNow)
      .catch((error: unknown) => log.warn({ error }, "Imports could not be worked on."));
  };
  const tick = (): void => {
    look();
    if (!isStopped) cancelTick = clock.after(LOOK_INTERVAL_MS, tick);
  };

  const listening = database.listen(BATCH_CHANNEL, look);
  tick();
  return async () => {
    isStopped = true;
    cancelTick();
    await (await listening)();
    await working;
  };
}
