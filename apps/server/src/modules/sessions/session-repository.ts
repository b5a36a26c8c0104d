import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import type { VideoRoom } from "../../platform/video/video-platform.ts";
import { sessions } from "./tables.ts";

export type SessionRow = typeof sessions.$inferSelect;
export type NewSession = typeof sessions.$inferInsert;

export async function findSession(db: Db, id: number): Promise<SessionRow | null> {
  const [row] = await db.select().from(sessions).where(eq(sessions.id, id));
  return row ?? null;
}

/** The name of the session's current video room. */
export const roomOf = ({ id, roomSince }: Pick<SessionRow, "id" | "roomSince">): VideoRoom => ({
  sessionId: id,
  generation: roomSince?.getTime() ?? 0,
});

/** Changes the session's video room to a new one, which no earlier token opens. Call it with the session locked. */
export async function changeRoom(tx: Db, { id, roomSince }: SessionRow, now: Date): Promise<void> {
  await updateSession(tx, id, { roomSince: new Date(Math.max(now.getTime(), (roomSince?.getTime() ?? 0) + 1)) });
}

/** The session a person created earlier under this id from their client. */
export async function findCreated(tx: Db, ownerKeycloakId: string, clientId: string): Promise<SessionRow | null> {
  const where = and(eq(sessions.ownerKeycloakId, ownerKeycloakId), eq(sessions.clientId, clientId));
  const [row] = await tx.select().from(sessions).where(where);
  return row ?? null;
}

/** Locks the session's row until commit: changes of a session and its people happen one after the other. */
export async function lockSession(tx: Db, id: number): Promise<SessionRow | null> {
  const [row] = await tx.select().from(sessions).where(eq(sessions.id, id)).for("no key update");
  return row ?? null;
}

export async function insertSession(tx: Db, session: Omit<NewSession, "version">): Promise<SessionRow> {
  const [row] = await tx
    .insert(sessions)
    .values({ ...session, version: sql`nextval('catalog_version')` })
    .returning();
  return row as SessionRow;
}

export async function updateSession(tx: Db, id: number, change: Partial<NewSession>): Promise<SessionRow> {
  const [row] = await tx.update(sessions).set(change).where(eq(sessions.id, id)).returning();
  return row as SessionRow;
}

/** Changes a session under a new version, so that older copies are recognised. Call it with the session locked. */
export async function changeSession(tx: Db, id: number, change: Partial<NewSession>): Promise<SessionRow> {
  const [row] = await tx
    .update(sessions)
    .set({ ...change, version: sql`nextval('catalog_version')` })
    .where(eq(sessions.id, id))
    .returning();
  return row as SessionRow;
}
