import { createHmac } from "node:crypto";
import { and, asc, eq, gte, ne, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { DAY_MS } from "../../platform/clock/durations.ts";
import type { Db } from "../../platform/database/database.ts";
import { hashOpaque, newOpaque } from "../../platform/identity/opaque.ts";
import { serverSecret } from "../../platform/secrets/server-secrets.ts";
import { attendees } from "../attendees/tables.ts";
import type { SessionRow } from "../sessions/session-repository.ts";
import { sessions } from "../sessions/tables.ts";
import { users } from "../users/tables.ts";
import { calendarFeeds } from "./tables.ts";

type UserRow = typeof users.$inferSelect;

/** Returns the token of a person's feed, the same at each call until it is renewed. Call it with the person's row locked. */
export async function feedToken(tx: Db, config: Deps["config"], keycloakId: string): Promise<string> {
  const row = await findFeed(tx, keycloakId);
  const generation = row?.generation ?? 0;
  const token = await tokenOf(tx, config, keycloakId, generation);
  if (row?.tokenHash !== hashOpaque(token)) await storeToken(tx, keycloakId, generation, token);
  return token;
}

/** Replaces the token of a person's feed. Call it with the person's row locked. */
export async function renewFeedToken(tx: Db, config: Deps["config"], keycloakId: string): Promise<string> {
  const generation = ((await findFeed(tx, keycloakId))?.generation ?? 0) + 1;
  const token = await tokenOf(tx, config, keycloakId, generation);
  await storeToken(tx, keycloakId, generation, token);
  return token;
}

async function findFeed(tx: Db, keycloakId: string): Promise<typeof calendarFeeds.$inferSelect | undefined> {
  const [row] = await tx.select().from(calendarFeeds).where(eq(calendarFeeds.keycloakId, keycloakId));
  return row;
}

async function tokenOf(tx: Db, config: Deps["config"], keycloakId: string, generation: number): Promise<string> {
  const secret = config.sessionSecret ?? (await serverSecret(tx, "calendar", () => newOpaque()));
  return createHmac("sha256", secret).update(`calendar:${generation}:${keycloakId}`).digest("base64url");
}

async function storeToken(tx: Db, keycloakId: string, generation: number, token: string): Promise<void> {
  const tokenHash = hashOpaque(token);
  await tx
    .insert(calendarFeeds)
    .values({ keycloakId, generation, tokenHash })
    .onConflictDoUpdate({ target: calendarFeeds.keycloakId, set: { generation, tokenHash } });
}

/** Returns the person whose feed has this token; null without one, and for an account that is disabled or waits for approval. */
export async function personOfFeed(db: Db, token: string): Promise<UserRow | null> {
  const [row] = await db
    .select({ user: users })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.keycloakId, calendarFeeds.keycloakId))
    .where(
      and(eq(calendarFeeds.tokenHash, hashOpaque(token)), eq(users.isActive, true), ne(users.role, "pending_user")),
    );
  return row?.user ?? null;
}

/** Past sessions stay in the feed this long, in days. */
const PAST_DAYS = 90;

/** Returns the sessions that a person takes part in, the first one first; not the cancelled ones. */
export async function sessionsOf({ database, clock }: Deps, keycloakId: string): Promise<SessionRow[]> {
  const from = new Date(clock.now().getTime() - PAST_DAYS * DAY_MS);
  return database.db
    .select({ session: sessions })
    .from(sessions)
    .innerJoin(attendees, eq(attendees.sessionId, sessions.id))
    .where(
      and(
        eq(attendees.keycloakId, keycloakId),
        eq(attendees.status, "CONFIRMED"),
        sql`${attendees.removedAt} is null`,
        ne(sessions.status, "CANCELLED"),
        gte(sessions.startTime, from),
      ),
    )
    .orderBy(asc(sessions.startTime), asc(sessions.id))
    .then((rows) => rows.map(({ session }) => session));
}
