import { eq, inArray, lt, sql } from "drizzle-orm";
import { ApiError } from "../../contract/errors.ts";
import { doubledWait } from "../clock/backoff.ts";
import type { Clock } from "../clock/clock.ts";
import { DAY_MS, HOUR_MS } from "../clock/durations.ts";
import type { Database, Db } from "../database/database.ts";
import { loginFailures } from "./tables.ts";

/** Seconds to wait after the first failure beyond the free ones; each further failure doubles it. */
const FIRST_DELAY_SEC = 10;

interface Limit {
  /** Failures without a delay. */
  readonly free: number;
  readonly maxDelaySec: number;
  /** Failures are forgotten this long after the last one. */
  readonly keptMs: number;
}

const LIMITS = {
  /** Sign-ins to one account from browsers that are new to it. The longest delay is short: others can cause it. */
  account: { free: 10, maxDelaySec: 300, keptMs: DAY_MS },
  /** Sign-ins from one network to any account from browsers that are new to it. A school may share one. */
  address: { free: 50, maxDelaySec: 900, keptMs: HOUR_MS },
  /** Sign-ins from a browser in which the account has signed in before. */
  browser: { free: 10, maxDelaySec: 900, keptMs: DAY_MS },
  /** The current password, asked of a person who is signed in. */
  password: { free: 5, maxDelaySec: 900, keptMs: DAY_MS },
  /** Codes of a second factor. */
  code: { free: 5, maxDelaySec: 900, keptMs: DAY_MS },
} as const satisfies Record<string, Limit>;

/** The subjects that failures are counted for. */
export interface GuessKey {
  readonly kind: keyof typeof LIMITS;
  readonly of: string;
}

const MAX_KEY_LENGTH = 320;
const textOf = ({ kind, of }: GuessKey): string => `${kind}:${of}`.slice(0, MAX_KEY_LENGTH);

/** Seconds until the next try after this many failures. */
function delaySec({ free, maxDelaySec }: Limit, failures: number): number {
  return failures < free ? 0 : doubledWait(FIRST_DELAY_SEC, failures - free, maxDelaySec);
}

/**
 * Counts a guess as a failure before it is checked, so that simultaneous guesses do not avoid the delay. Returns the
 * seconds to wait; 0 when it may be checked. A refused guess is not counted, so it does not lengthen the wait.
 */
export async function beginGuess(
  database: Pick<Database, "transaction">,
  clock: Pick<Clock, "now">,
  keys: readonly GuessKey[],
): Promise<number> {
  const now = clock.now();
  const limits = new Map<string, Limit>(keys.map((key) => [textOf(key), LIMITS[key.kind]]));
  // Rows are locked in the order of their keys: two guesses that wait for each other would be a deadlock.
  const names = [...limits.keys()].sort();
  return database.transaction(async (tx) => {
    await forgetEnded(tx, now);
    await tx
      .insert(loginFailures)
      .values(names.map((key) => ({ key, count: 0, windowEndsAt: now })))
      .onConflictDoNothing();
    const rows = await tx
      .select()
      .from(loginFailures)
      .where(inArray(loginFailures.key, names))
      .orderBy(loginFailures.key)
      .for("update");
    const waits = rows.map(({ nextTryAt }) => (nextTryAt ? nextTryAt.getTime() - now.getTime() : 0));
    const wait = Math.max(0, ...waits);
    if (wait > 0) return Math.ceil(wait / 1000);
    for (const { key, count } of rows) {
      const limit = limits.get(key) as Limit;
      const delay = delaySec(limit, count + 1);
      await tx
        .update(loginFailures)
        .set({
          count: count + 1,
          nextTryAt: delay === 0 ? null : new Date(now.getTime() + delay * 1000),
          windowEndsAt: new Date(now.getTime() + limit.keptMs),
        })
        .where(eq(loginFailures.key, key));
    }
    return 0;
  });
}

/** Begins a guess like `beginGuess`; throws with `Retry-After` when the caller has to wait. */
export async function assertMayGuess(
  database: Pick<Database, "transaction">,
  clock: Pick<Clock, "now">,
  key: GuessKey,
): Promise<void> {
  const retryAfterSec = await beginGuess(database, clock, [key]);
  if (retryAfterSec > 0) throw new ApiError("too_many_requests", { retryAfterSec });
}

/**
 * A right guess clears the count of its account, browser or code. Of a network's count it takes back this one guess
 * only, or an account of one's own would clear it for guesses at others.
 */
export async function guessWasRight(db: Db, keys: readonly GuessKey[]): Promise<void> {
  for (const key of keys) {
    const row = eq(loginFailures.key, textOf(key));
    if (key.kind === "address")
      await db
        .update(loginFailures)
        .set({ count: sql`greatest(${loginFailures.count} - 1, 0)`, nextTryAt: null })
        .where(row);
    else await db.delete(loginFailures).where(row);
  }
}

/** Rows that another transaction is changing are skipped until next time: waiting for them could be a deadlock. */
async function forgetEnded(tx: Db, now: Date): Promise<void> {
  const ended = tx
    .select({ key: loginFailures.key })
    .from(loginFailures)
    .where(lt(loginFailures.windowEndsAt, now))
    .for("update", { skipLocked: true });
  await tx.delete(loginFailures).where(inArray(loginFailures.key, ended));
}
