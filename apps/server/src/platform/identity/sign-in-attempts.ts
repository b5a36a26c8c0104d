import { and, eq, gt, lt } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "../clock/clock.ts";
import { HOUR_MS } from "../clock/durations.ts";
import type { Db } from "../database/database.ts";
import { hashOpaque, newOpaque } from "./opaque.ts";
import type { Attempt } from "./relying-party.ts";
import { signInAttempts } from "./tables.ts";
import { hostCookie } from "./web-sessions.ts";

/** Milliseconds that a person may take at the identity provider. */
const ATTEMPT_LIFETIME_MS = HOUR_MS;
const COOKIE = "hotseat_sign_in_";
const COOKIE_ID_LENGTH = 16;
/** Sign-ins under way in one browser, such as in several tabs; beyond this number the oldest ones end. */
const MAX_IN_A_BROWSER = 8;
const PATH = "/";

/** Cookies of sign-ins under way, one each: none is ever reused, so that a planted one belongs to no sign-in. */
export interface SignInCookies {
  /** Gives the browser the cookie of a new sign-in; returns its value. */
  issue(request: FastifyRequest, reply: FastifyReply, state: string): string;
  /** Takes the cookie of this sign-in out of the browser; null when it has none. */
  take(request: FastifyRequest, reply: FastifyReply, state: string): string | null;
}

export function signInCookies(secure: boolean): SignInCookies {
  const prefix = hostCookie(COOKIE, secure);
  const nameOf = (state: string): string => prefix + hashOpaque(state).slice(0, COOKIE_ID_LENGTH);
  const attributes = { path: PATH, httpOnly: true, sameSite: "lax", secure } as const;
  return {
    issue(request, reply, state) {
      // Browsers send the oldest cookie first.
      const others = Object.keys(request.cookies).filter((name) => name.startsWith(prefix));
      for (const name of others.slice(0, Math.max(0, others.length - MAX_IN_A_BROWSER + 1)))
        reply.clearCookie(name, attributes);
      const value = newOpaque();
      reply.setCookie(nameOf(state), value, { ...attributes, maxAge: ATTEMPT_LIFETIME_MS / 1000 });
      return value;
    },
    take(request, reply, state) {
      const name = nameOf(state);
      const value = request.cookies[name];
      if (!value) return null;
      reply.clearCookie(name, attributes);
      return value;
    },
  };
}

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
