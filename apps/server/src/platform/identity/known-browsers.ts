import { and, eq, lt } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "../clock/clock.ts";
import { DAY_MS } from "../clock/durations.ts";
import type { Database } from "../database/database.ts";
import { hashOpaque, newOpaque } from "./opaque.ts";
import { identityAccounts, knownBrowsers } from "./tables.ts";
import { hostCookie } from "./web-sessions.ts";

const KEPT_MS = 180 * DAY_MS;

/** Browsers in which an account has signed in before: wrong passwords typed elsewhere do not delay them. */
export interface KnownBrowsers {
  /** Returns the browser's hash if the account with this login has signed in there before; null otherwise. */
  knownFor(request: FastifyRequest, login: string): Promise<string | null>;
  /** Stores that an account has signed in here. The cookie gets a new value, so that a planted one is worth nothing. */
  remember(request: FastifyRequest, reply: FastifyReply, keycloakId: string): Promise<void>;
}

export function createKnownBrowsers(database: Database, clock: Pick<Clock, "now">, secure: boolean): KnownBrowsers {
  const cookie = hostCookie("hotseat_browser", secure);
  const hashIn = (request: FastifyRequest): string => hashOpaque(request.cookies[cookie] ?? "");
  return {
    async knownFor(request, login) {
      const browserHash = hashIn(request);
      const [row] = await database.db
        .select({ browserHash: knownBrowsers.browserHash })
        .from(knownBrowsers)
        .innerJoin(identityAccounts, eq(identityAccounts.keycloakId, knownBrowsers.keycloakId))
        .where(and(eq(knownBrowsers.browserHash, browserHash), eq(identityAccounts.login, login.trim().toLowerCase())));
      return row?.browserHash ?? null;
    },
    async remember(request, reply, keycloakId) {
      const [before, value] = [hashIn(request), newOpaque()];
      const now = clock.now();
      const browserHash = hashOpaque(value);
      await database.transaction(async (tx) => {
        await tx.delete(knownBrowsers).where(lt(knownBrowsers.lastUsedAt, new Date(now.getTime() - KEPT_MS)));
        await tx.update(knownBrowsers).set({ browserHash }).where(eq(knownBrowsers.browserHash, before));
        await tx
          .insert(knownBrowsers)
          .values({ browserHash, keycloakId, lastUsedAt: now })
          .onConflictDoUpdate({
            target: [knownBrowsers.browserHash, knownBrowsers.keycloakId],
            set: { lastUsedAt: now },
          });
      });
      reply.setCookie(cookie, value, { path: "/", httpOnly: true, sameSite: "lax", secure, maxAge: KEPT_MS / 1000 });
    },
  };
}
