import { eq, inArray, lt, sql } from "drizzle-orm";
import type { Clock } from "../../clock/clock.ts";
import type { Db } from "../../database/database.ts";
import { loginFailures } from "../tables.ts";

const WINDOW_MS = 15 * 60 * 1000;
/** Attempts without success in a window before an account, or an address, has to wait. */
const LIMIT = { account: 10, address: 50 } as const;
type Kind = keyof typeof LIMIT;

const keysOf = (login: string, address: string): { [K in Kind]: string } => ({
  account: `account:${login.trim().toLowerCase().slice(0, 254)}`,
  address: `address:${address}`,
});

/** Counts an attempt before its password is looked at, so that many at once are no way round; false when it has to wait. */
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
  // Who is told to wait has not guessed: the wait grows no longer by asking.
  if (!may) await takeBack(db, Object.values(keys));
  return may;
}

/** A right password clears the account; of the address it takes back this one attempt. */
export async function attemptSucceeded(db: Db, login: string, address: string): Promise<void> {
  const keys = keysOf(login, address);
  await db.delete(loginFailures).where(eq(loginFailures.key, keys.account));
  await takeBack(db, [keys.address]);
}

/** What somebody else is counting on this moment is left for next time: waiting for it could be waiting for each other. */
async function forgetEnded(db: Db, now: Date): Promise<void> {
  const ended = db
    .select({ key: loginFailures.key })
    .from(loginFailures)
    .where(lt(loginFailures.windowEndsAt, now))
    .for("update", { skipLocked: true });
  await db.delete(loginFailures).where(inArray(loginFailures.key, ended));
}

/** One row a statement: whoever holds two must have taken them in the order of the keys, which an update does not promise. */
async function takeBack(db: Db, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await db
      .update(loginFailures)
      .set({ count: sql`greatest(${loginFailures.count} - 1, 0)` })
      .where(eq(loginFailures.key, key));
  }
}
