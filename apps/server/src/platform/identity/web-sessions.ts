import { and, eq, gt, inArray, lt, sql } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "../clock/clock.ts";
import type { Database } from "../database/database.ts";
import { CSRF_COOKIE } from "./csrf.ts";
import { hashOpaque, newOpaque } from "./opaque.ts";
import { webSessions } from "./tables.ts";

export const SESSION_COOKIE = "hotseat_session";
/** NOTIFY at the end of a web session; the payload is its hash. */
export const SIGNED_OUT_CHANNEL = "signed_out";
const LIFETIME_MS = 14 * 24 * 60 * 60 * 1000;

export interface WebSession {
  readonly idHash: string;
  readonly keycloakId: string;
  readonly csrfSecret: string;
  readonly idToken: string | null;
}

/** Signed-in browsers, in the database: they outlive a restart and are the same for every instance. */
export interface WebSessions {
  /** Returns the cookie's value; only its hash is stored. */
  start(keycloakId: string, idToken: string | null): Promise<string>;
  find(request: FastifyRequest): Promise<WebSession | null>;
  end(session: WebSession): Promise<void>;
  /** Returns which of these are still signed in. */
  alive(idHashes: readonly string[]): Promise<Set<string>>;
  setCookie(reply: FastifyReply, id: string): void;
  clearCookies(reply: FastifyReply): void;
}

export function createWebSessions(database: Database, clock: Clock, secure: boolean): WebSessions {
  const { db } = database;
  const cookie = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  return {
    async start(keycloakId, idToken) {
      const id = newOpaque();
      const now = clock.now();
      await db.delete(webSessions).where(lt(webSessions.expiresAt, now));
      await db.insert(webSessions).values({
        idHash: hashOpaque(id),
        keycloakId,
        idToken,
        csrfSecret: newOpaque(),
        createdAt: now,
        expiresAt: new Date(now.getTime() + LIFETIME_MS),
      });
      return id;
    },
    async find(request) {
      const id = request.cookies[SESSION_COOKIE];
      if (!id) return null;
      const [found] = await db
        .select()
        .from(webSessions)
        .where(and(eq(webSessions.idHash, hashOpaque(id)), gt(webSessions.expiresAt, clock.now())));
      return found ?? null;
    },
    async end({ idHash }) {
      await database.transaction(async (tx) => {
        await tx.delete(webSessions).where(eq(webSessions.idHash, idHash));
        await tx.execute(sql`select pg_notify(${SIGNED_OUT_CHANNEL}, ${idHash})`);
      });
    },
    async alive(idHashes) {
      if (idHashes.length === 0) return new Set();
      const rows = await db
        .select({ idHash: webSessions.idHash })
        .from(webSessions)
        .where(and(inArray(webSessions.idHash, [...idHashes]), gt(webSessions.expiresAt, clock.now())));
      return new Set(rows.map(({ idHash }) => idHash));
    },
    setCookie: (reply, id) => void reply.setCookie(SESSION_COOKIE, id, { ...cookie, maxAge: LIFETIME_MS / 1000 }),
    clearCookies(reply) {
      reply.clearCookie(SESSION_COOKIE, cookie);
      reply.clearCookie(CSRF_COOKIE, cookie);
    },
  };
}
