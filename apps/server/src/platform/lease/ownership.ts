import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import { leases } from "./tables.ts";

/** The right of one process to write to something, until another one takes it over with a higher epoch. */
export interface Ownership {
  readonly name: string;
  readonly holder: string;
  readonly epoch: number;
}

/** Somebody else's ownership, with the address of that instance. */
export interface ElsewhereOwned {
  readonly holder: string;
  readonly epoch: number;
  readonly instanceUrl: string;
}

export interface Claim {
  readonly name: string;
  readonly holder: string;
  readonly instanceUrl: string;
  readonly ttlMs: number;
}

/** By the database's clock, because those of several machines differ. */
const until = (ttlMs: number): SQL<Date> => sql<Date>`now() + ${ttlMs} * interval '1 millisecond'`;

/** Takes what nobody holds, or whose holder has not renewed in time. Returns the ownership, or who has it. */
export async function claimOwnership(
  db: Db,
  { name, holder, instanceUrl, ttlMs }: Claim,
): Promise<{ readonly mine: Ownership } | { readonly elsewhere: ElsewhereOwned | null }> {
  const [mine] = await db
    .insert(leases)
    .values({ name, holder, epoch: 1, instanceUrl, expiresAt: until(ttlMs) as never })
    .onConflictDoUpdate({
      target: leases.name,
      set: { holder, instanceUrl, expiresAt: until(ttlMs) as never, epoch: sql`${leases.epoch} + 1` },
      // Only this process responds at its address: another holder there was the process before.
      setWhere: sql`${leases.expiresAt} <= now() or ${leases.holder} = ${holder} or ${leases.instanceUrl} = ${instanceUrl}`,
    })
    .returning({ epoch: leases.epoch });
  if (mine) return { mine: { name, holder, epoch: mine.epoch } };
  const [theirs] = await db.select().from(leases).where(eq(leases.name, name));
  if (!theirs?.instanceUrl) return { elsewhere: null };
  return { elsewhere: { holder: theirs.holder, epoch: theirs.epoch, instanceUrl: theirs.instanceUrl } };
}

/** Renews these of this holder at once. Returns the epochs it still has, by name. */
export async function renewOwnerships(
  db: Db,
  { holder, names, ttlMs }: { readonly holder: string; readonly names: readonly string[]; readonly ttlMs: number },
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .update(leases)
    .set({ expiresAt: until(ttlMs) as never })
    .where(and(eq(leases.holder, holder), inArray(leases.name, names)))
    .returning({ name: leases.name, epoch: leases.epoch });
  return new Map(rows.map(({ name, epoch }) => [name, epoch]));
}

/** Ends it at once for the next owner. The row stays, because the epoch goes on. */
export async function releaseOwnership(db: Db, ownership: Ownership): Promise<void> {
  await db
    .update(leases)
    // The column rounds to the millisecond: `now()` alone would end it up to half a millisecond later.
    .set({ expiresAt: sql`date_trunc('milliseconds', now())` as never })
    .where(isHeld(ownership));
}

/**
 * The condition of an owner's write: the lease is still its own. Select it with `for share` in the statement that
 * writes, so that nobody takes over between the look and the commit.
 */
export function isHeld({ name, holder, epoch }: Ownership): SQL | undefined {
  return and(eq(leases.name, name), eq(leases.holder, holder), eq(leases.epoch, epoch));
}

const of = sql.placeholder;

/**
 * The same condition for a prepared statement, as its table `held`: one row while the lease is the owner's, and none after that. The row
 * stays locked until the commit. The values are those of `heldBy`.
 */
export const HELD: SQL = sql`held as materialized (
  select 1 from ${leases}
  where ${and(eq(leases.name, of("lease")), eq(leases.holder, of("holder")), eq(leases.epoch, of("epoch")))}
  for share
)`;

/** The values of `HELD`. */
export const heldBy = ({ name, holder, epoch }: Ownership) => ({ lease: name, holder, epoch });

/** Something was to be written by a process that another one has replaced as the owner. The name is no part of it: it can be a secret. */
export class OwnershipLost extends Error {
  constructor({ epoch }: Ownership) {
    super(`The owner is another one than that of epoch ${epoch}.`);
  }
}
