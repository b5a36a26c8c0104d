import { eq, inArray, lt, sql } from "drizzle-orm";
import type { Clock } from "../../clock/clock.ts";
import type { Db } from "../../database/database.ts";
import { loginFailures } from "../tables.ts";

const WINDOW_MS = 15 * 60 * 1000;
/** Failed attempts in a window after which an account, or an address, has to wait. */
const LIMIT = { account: 10, address: 50 } as const;
type Kind = keyof typeof LIMIT;

const keysOf = (login: string, address: string): { [K in Kind]: string } => ({
  account: `account:${login.trim().toLowerCase().slice(0, 254)}`,
  address: `address:${address}`,
});

/**
 * Counts an attempt before its password is checked, so that simultaneous attempts do not avoid the limit. Returns false
 * when the caller has to wait.
 */
export async function beginAttempt(db: Db, clock: Clock, login: string, address: string): Promise<boolean> {
  const now = clock.now();
  const keys = keysOf(login, address);
  await forgetEnded(db, now);
  const windowEndsAt = new Date(now.getTime() + WINDOW_MS);
  const counted = await db
    .insert(loginFailures)
    .values(
      Object.values(keys)
        .sort()
        .map((key) => ({ key, count: 1, windowEndsAt })),
    )
    .onConflictDoUpdate({ target: loginFailures.key, set: { count: sql`${loginFailures.count} + 1` } })
    .returning();
  const may = counted.every(({ key, count }) => count <= LIMIT[key === keys.account ? "account" : "address"]);
  // A refused attempt was no guess, so it does not lengthen the wait.
  if (!may) await takeBack(db, Object.values(keys));
  return may;
}

/** A right password clears the account's count; of the address's count it takes back this one attempt. */
export async function attemptSucceeded(db: Db, login: string, address: string): Promise<void> {
  const keys = keysOf(login, address);
  await db.delete(loginFailures).where(eq(loginFailures.key, keys.account));
  await takeBack(db, [keys.address]);
}

/** Rows that another transaction is changing are skipped until next time: waiting for them could be a deadlock. */
async function forgetEnded(db: Db, now: Date): Promise<void> {
  const ended = db
    .select({ key: loginFailures.key })
    .from(loginFailures)
    .where(lt(loginFailures.windowEndsAt, now))
    .for("update", { skipLocked: true });
  await db.delete(loginFailures).where(inArray(loginFailures.key, ended));
}

/** One row a statement, because locks must be taken in the order of the keys, which one update does not promise. */
async function takeBack(db: Db, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await db
      .update(loginFailures)
      .set({ count: sql`greatest(${loginFailures.count} - 1, 0)` })
      .where(eq(loginFailures.key, key));
  }
}
