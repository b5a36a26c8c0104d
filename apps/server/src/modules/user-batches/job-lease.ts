import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import type { BatchRow } from "./batch-repository.ts";
import { userBatches } from "./tables.ts";

/** Milliseconds after which the work of an instance that died is taken over. */
export const LEASE_MS = 20_000;
/** The instance that works on an import renews its lease this often, in milliseconds. */
const RENEW_MS = 5000;

/** Work on one import; another instance has taken it over, or it was deleted. */
export class WorkLost extends Error {}

/**
 * Takes the oldest import with work to do that nobody works on; null without one. Administrators take turns: many imports
 * of one of them do not keep the others waiting. Each claim has a name of its own, so
 * that work of an earlier claim, also of this instance, cannot write any more.
 */
export async function claimBatch(deps: Deps): Promise<BatchRow | null> {
  const now = deps.clock.now();
  const [claimed] = await deps.database.db
    .update(userBatches)
    .set({ holder: randomUUID(), leaseUntil: leaseFrom(now), attempts: sql`${userBatches.attempts} + 1` })
    .where(
      eq(
        userBatches.id,
        sql`(select id from user_batches
          where status in ('checking', 'importing', 'rolling_back', 'undoing')
            and (holder is null or lease_until < ${now.toISOString()}::timestamptz)
          order by attempts, (
            select count(*) from user_batches o
            where o.keycloak_id = user_batches.keycloak_id and o.id < user_batches.id
              and o.status in ('checking', 'importing', 'rolling_back', 'undoing')
          ), id limit 1 for update skip locked)`,
      ),
    )
    .returning();
  return claimed ?? null;
}

const leaseFrom = (now: Date): Date => new Date(now.getTime() + LEASE_MS);

/**
 * Writes the progress of the work, last in the transaction of what was done. Throws `WorkLost`, which takes the whole
 * transaction back, when the lease is another claim's. Returns the import as it is now.
 */
export async function advance(tx: Db, deps: Pick<Deps, "clock">, batch: BatchRow, change: Partial<BatchRow>) {
  const [row] = await tx
    .update(userBatches)
    .set({ leaseUntil: leaseFrom(deps.clock.now()), attempts: 0, ...change })
    .where(
      and(
        eq(userBatches.id, batch.id),
        eq(userBatches.holder, batch.holder ?? ""),
        eq(userBatches.status, batch.status),
        eq(userBatches.done, batch.done),
      ),
    )
    .returning();
  if (!row) throw new WorkLost(`Other work on import ${batch.id} has begun.`);
  return row;
}

/** Renews the lease until stopped: a provider may need longer than a lease for one part of the work. */
export function keepLease(deps: Deps, { id, holder }: BatchRow): () => void {
  let cancel = () => {};
  let isOver = false;
  const renew = async (): Promise<void> => {
    await deps.database.db
      .update(userBatches)
      .set({ leaseUntil: leaseFrom(deps.clock.now()) })
      .where(and(eq(userBatches.id, id), eq(userBatches.holder, holder ?? "")));
  };
  const plan = (): void => {
    cancel = deps.clock.after(RENEW_MS, () => {
      if (isOver) return;
      renew().catch((error: unknown) => deps.log.warn({ error }, "The lease of an import could not be renewed."));
      plan();
    });
  };
  plan();
  return () => {
    isOver = true;
    cancel();
  };
}

/** Gives the work back, for the next look of any instance. */
export async function giveBack(deps: Deps, { id, holder }: BatchRow): Promise<void> {
  await deps.database.db
    .update(userBatches)
    .set({ holder: null, leaseUntil: null })
    .where(and(eq(userBatches.id, id), eq(userBatches.holder, holder ?? "")));
}
