import { and, gt, inArray, lt, sql } from "drizzle-orm";
import type { Clock, Db } from "../../../deps.ts";
import { loginFailures } from "../tables.ts";

const WINDOW_MS = 15 * 60 * 1000;
/** Wrong passwords in a window before an account, or an address, has to wait. */
const LIMIT = { account: 10, address: 50 } as const;
type Kind = keyof typeof LIMIT;

const keysOf = (login: string, address: string): { [K in Kind]: string } => ({
  account: `account:${login.trim().toLowerCase().slice(0, 254)}`,
  address: `address:${address}`,
});

export async function mustWait(db: Db, clock: Clock, login: string, address: string): Promise<boolean> {
  const keys = keysOf(login, address);
  const rows = await db
    .select()
    .from(loginFailures)
    .where(and(inArray(loginFailures.key, Object.values(keys)), gt(loginFailures.windowEndsAt, clock.now())));
  return rows.some(({ key, count }) => count >= LIMIT[key === keys.account ? "account" : "address"]);
}

export async function noteFailure(db: Db, clock: Clock, login: string, address: string): Promise<void> {
  const now = clock.now();
  await db.delete(loginFailures).where(lt(loginFailures.windowEndsAt, now));
  const windowEndsAt = new Date(now.getTime() + WINDOW_MS);
  await db
    .insert(loginFailures)
    .values(Object.values(keysOf(login, address)).map((key) => ({ key, count: 1, windowEndsAt })))
    .onConflictDoUpdate({ target: loginFailures.key, set: { count: sql`${loginFailures.count} + 1` } });
}

/** A right password clears the account, not the address. */
export async function forgetFailures(db: Db, login: string): Promise<void> {
  await db.delete(loginFailures).where(inArray(loginFailures.key, [keysOf(login, "").account]));
}
