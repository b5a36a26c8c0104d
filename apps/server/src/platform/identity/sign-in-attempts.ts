import { and, eq, gt, lt } from "drizzle-orm";
import type { Clock } from "../clock/clock.ts";
import type { Db } from "../database/database.ts";
import { hashOpaque } from "./opaque.ts";
import type { Attempt } from "./relying-party.ts";
import { signInAttempts } from "./tables.ts";

export const SIGN_IN_COOKIE = "hotseat_sign_in";
/** Milliseconds that a person may take at the identity provider. */
export const ATTEMPT_LIFETIME_MS = 60 * 60 * 1000;

/** Stores a sign-in in progress, bound to the browser that began it. Several tabs may have one at once. */
export async function rememberAttempt(
  db: Db,
  clock: Clock,
  browser: string,
  attempt: Attempt,
  next: string,
): Promise<void> {
  const now = clock.now();
  await db.delete(signInAttempts).where(lt(signInAttempts.expiresAt, now));
  await db.insert(signInAttempts).values({
    stateHash: hashOpaque(attempt.state),
    browserHash: hashOpaque(browser),
    nonce: attempt.nonce,
    codeVerifier: attempt.codeVerifier,
    next,
    expiresAt: new Date(now.getTime() + ATTEMPT_LIFETIME_MS),
  });
}

/** Takes the attempt out: it works once, and only for the browser that began it. */
export async function takeAttempt(
  db: Db,
  clock: Clock,
  browser: string,
  state: string,
): Promise<{ attempt: Attempt; next: string } | null> {
  const [row] = await db
    .delete(signInAttempts)
    .where(
      and(
        eq(signInAttempts.stateHash, hashOpaque(state)),
        eq(signInAttempts.browserHash, hashOpaque(browser)),
        gt(signInAttempts.expiresAt, clock.now()),
      ),
    )
    .returning();
  return row ? { attempt: { state, nonce: row.nonce, codeVerifier: row.codeVerifier }, next: row.next } : null;
}
