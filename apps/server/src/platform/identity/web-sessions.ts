import { and, eq, gt, inArray, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "../clock/clock.ts";
import { DAY_MS, MINUTE_MS } from "../clock/durations.ts";
import type { Database, Db } from "../database/database.ts";
import { CSRF_COOKIE } from "./csrf.ts";
import { hashOpaque, newOpaque } from "./opaque.ts";
import { webSessions } from "./tables.ts";

/** NOTIFY at the end of a web session; the payload is its hash. */
export const SIGNED_OUT_CHANNEL = "signed_out";
/** NOTIFY when a person is to be out of everything; the payload is their keycloak_id. */
export const PERSON_OUT_CHANNEL = "person_out";
/** A sign-in ends this long after it began. */
const LIFETIME_MS = 14 * DAY_MS;
/** A sign-in ends this long after its last request. */
export const IDLE_MS = 3 * DAY_MS;
/** The time of the last request is stored at most this often. */
export const SEEN_EVERY_MS = MINUTE_MS;
const USER_AGENT_MAX_LENGTH = 300;

/** With `__Host-`, no other host of the same domain, and no page without HTTPS, can set the cookie. */
export const hostCookie = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

/** Name of the cookie of a web session. */
export const sessionCookie = (secure: boolean): string => hostCookie("hotseat_session", secure);

export type WebSession = typeof webSessions.$inferSelect;

/** Signed-in browsers, in the database: they outlive a restart and are the same for every instance. */
export interface WebSessions {
  /** Returns the cookie's value; only its hash is stored. */
  start(keycloakId: string, idToken: string | null, userAgent?: string | null): Promise<string>;
  find(request: FastifyRequest): Promise<WebSession | null>;
  end(session: Pick<WebSession, "idHash">): Promise<void>;
  /** Returns which of these are still signed in. */
  alive(idHashes: readonly string[]): Promise<Set<string>>;
  setCookie(reply: FastifyReply, id: string): void;
  clearCookies(reply: FastifyReply): void;
}

export function createWebSessions(database: Database, clock: Clock, secure: boolean): WebSessions {
  const { db } = database;
  const cookie = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  const name = sessionCookie(secure);
  return {
    async start(keycloakId, idToken, userAgent = null) {
      const id = newOpaque();
      const now = clock.now();
      await db.delete(webSessions).where(or(lt(webSessions.expiresAt, now), lt(lastSeen, idleSince(now))));
      await db.insert(webSessions).values({
        idHash: hashOpaque(id),
        keycloakId,
        idToken,
        csrfSecret: newOpaque(),
        createdAt: now,
        lastSeenAt: now,
        userAgent: userAgent?.slice(0, USER_AGENT_MAX_LENGTH) ?? null,
        expiresAt: new Date(now.getTime() + LIFETIME_MS),
      });
      return id;
    },
    async find(request) {
      const id = request.cookies[name];
      if (!id) return null;
      const [found] = await db
        .select()
        .from(webSessions)
        .where(and(eq(webSessions.idHash, hashOpaque(id)), isAlive(clock.now())));
      return found ?? null;
    },
    async end({ idHash }) {
      await database.transaction((tx) => endWhere(tx, eq(webSessions.idHash, idHash)));
    },
    async alive(idHashes) {
      if (idHashes.length === 0) return new Set();
      const rows = await db
        .select({ idHash: webSessions.idHash })
        .from(webSessions)
        .where(and(inArray(webSessions.idHash, [...idHashes]), isAlive(clock.now())));
      return new Set(rows.map(({ idHash }) => idHash));
    },
    setCookie: (reply, id) => void reply.setCookie(name, id, { ...cookie, maxAge: LIFETIME_MS / 1000 }),
    clearCookies(reply) {
      reply.clearCookie(name, cookie);
      reply.clearCookie(CSRF_COOKIE, cookie);
    },
  };
}

/** A sign-in from before requests were noted counts from its beginning. */
const lastSeen = sql<Date>`coalesce(${webSessions.lastSeenAt}, ${webSessions.createdAt})`;

const idleSince = (now: Date): SQL => sql`${new Date(now.getTime() - IDLE_MS).toISOString()}::timestamptz`;

/** Neither the lifetime nor the idle time of a sign-in is over. */
const isAlive = (now: Date): SQL | undefined => and(gt(webSessions.expiresAt, now), gt(lastSeen, idleSince(now)));

/** `isAlive` for a statement that is built once, with the placeholders `now` and `idleSince`. */
export const isAliveAt: SQL | undefined = and(
  gt(webSessions.expiresAt, sql.placeholder("now")),
  gt(lastSeen, sql`${sql.placeholder("idleSince")}::timestamptz`),
);

/** Values of the placeholders of `isAliveAt`. */
export const aliveAt = (now: Date): { now: Date; idleSince: string } => ({
  now,
  idleSince: new Date(now.getTime() - IDLE_MS).toISOString(),
});

/** Stores that a request came from this browser, at most once a minute. */
export async function noteSeen(db: Db, now: Date, { idHash, lastSeenAt }: WebSession): Promise<void> {
  const before = new Date(now.getTime() - SEEN_EVERY_MS);
  if (lastSeenAt && lastSeenAt > before) return;
  await db
    .update(webSessions)
    .set({ lastSeenAt: now })
    .where(and(eq(webSessions.idHash, idHash), or(isNull(webSessions.lastSeenAt), lt(webSessions.lastSeenAt, before))));
}

/** A person's sign-ins that are not over, the most recently used one first. */
export function webSessionsOf(db: Db, now: Date, keycloakId: string): Promise<WebSession[]> {
  return db
    .select()
    .from(webSessions)
    .where(and(eq(webSessions.keycloakId, keycloakId), isAlive(now)))
    .orderBy(sql`${lastSeen} desc`, webSessions.publicId);
}

/** Everybody who is signed in at the moment. */
export async function peopleSignedIn(db: Db, now: Date): Promise<string[]> {
  const rows = await db.selectDistinct({ keycloakId: webSessions.keycloakId }).from(webSessions).where(isAlive(now));
  return rows.map(({ keycloakId }) => keycloakId);
}

/** Ends a person's sign-ins, all but the one of `exceptHash`. Their event streams close after the commit. */
export function endWebSessionsOf(tx: Db, keycloakId: string, exceptHash: string | null = null): Promise<number> {
  const others = exceptHash === null ? undefined : ne(webSessions.idHash, exceptHash);
  return endWhere(tx, and(eq(webSessions.keycloakId, keycloakId), others));
}

/** Ends one of a person's sign-ins by its public id. Returns whether there was one. */
export async function endDeviceOf(tx: Db, keycloakId: string, publicId: string): Promise<boolean> {
  return (await endWhere(tx, and(eq(webSessions.keycloakId, keycloakId), eq(webSessions.publicId, publicId)))) > 0;
}

async function endWhere(tx: Db, which: SQL | undefined): Promise<number> {
  const ended = await tx.delete(webSessions).where(which).returning({ idHash: webSessions.idHash });
  for (const { idHash } of ended) await tx.execute(sql`select pg_notify(${SIGNED_OUT_CHANNEL}, ${idHash})`);
  return ended.length;
}
