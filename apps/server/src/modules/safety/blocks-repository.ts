import { and, desc, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { ApiError, type ErrorCode } from "../../contract/errors.ts";
import type { Db } from "../../platform/database/database.ts";
import { type AttendeeRow, hasPerson } from "../attendees/attendee-repository.ts";
import type { AttendeeStatus } from "../attendees/attendee-types.ts";
import { attendees } from "../attendees/tables.ts";
import { sessions } from "../sessions/tables.ts";
import { users } from "../users/tables.ts";
import { personBlocks } from "./tables.ts";

/** Has a place, or may get one without asking again. */
const PLACED: readonly AttendeeStatus[] = ["INVITED", "PENDING", "CONFIRMED"];

/** Id of the lock between seating people (shared) and blocking one (exclusive); any number that nothing else uses. */
const SEATING_LOCK = 7_301;

/**
 * Takes the shared lock. Call it before the session is locked, in every transaction that gives a person a seat: no
 * block is written between the check and the commit.
 */
export async function lockForSeating(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${SEATING_LOCK})`);
}

/**
 * Takes the exclusive lock. Call it first in a transaction that blocks: everybody being seated now is seated or refused
 * before.
 */
export async function lockForBlocking(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SEATING_LOCK})`);
}

/** Refuses a seat in a session in which a confirmed person has blocked this person, or is blocked by them. */
export async function refuseBlocked(tx: Db, sessionId: number, keycloakId: string, code: ErrorCode): Promise<void> {
  if (await isKeptApart(tx, sessionId, keycloakId)) throw new ApiError(code);
}

/** Whether a confirmed person in the session has blocked this person, or is blocked by them. */
export async function isKeptApart(tx: Db, sessionId: number, keycloakId: string): Promise<boolean> {
  const [pair] = await pairsIn(tx, sessionId, keycloakId).limit(1);
  return pair !== undefined;
}

/** The seats in a session that keep this person out of it; the session may be a column of the outer query. */
export function pairsIn(db: Db, sessionId: number | typeof sessions.id, keycloakId: string) {
  const theirs = and(
    eq(personBlocks.blockerKeycloakId, attendees.keycloakId),
    eq(personBlocks.blockedKeycloakId, keycloakId),
  );
  const own = and(
    eq(personBlocks.blockerKeycloakId, keycloakId),
    eq(personBlocks.blockedKeycloakId, attendees.keycloakId),
  );
  return db
    .select({ id: attendees.id })
    .from(attendees)
    .innerJoin(personBlocks, or(theirs, own))
    .where(and(eq(attendees.sessionId, sessionId), eq(attendees.status, "CONFIRMED")));
}

/** All people this person blocked or was blocked by. */
export async function keptApartFrom(db: Db, keycloakId: string): Promise<ReadonlySet<string>> {
  const { blockerKeycloakId: blocker, blockedKeycloakId: blocked } = personBlocks;
  const rows = await db
    .select({ blocker, blocked })
    .from(personBlocks)
    .where(or(eq(blocker, keycloakId), eq(blocked, keycloakId)));
  return new Set(rows.map((row) => (row.blocker === keycloakId ? row.blocked : row.blocker)));
}

/**
 * Both people's places in every session that is not over, by session id, or in this one only: where the blocker has a
 * place and the other has or had one.
 */
export async function sharedPlaces(
  tx: Db,
  one: string,
  other: string,
  sessionId?: number,
): Promise<Array<{ own: AttendeeRow; others: AttendeeRow }>> {
  const them = alias(attendees, "them");
  const rows = await tx
    .select({ own: attendees, others: them })
    .from(attendees)
    .innerJoin(them, eq(them.sessionId, attendees.sessionId))
    .innerJoin(sessions, eq(sessions.id, attendees.sessionId))
    .where(
      and(
        eq(attendees.keycloakId, one),
        eq(them.keycloakId, other),
        sessionId === undefined ? undefined : eq(attendees.sessionId, sessionId),
        inArray(attendees.status, [...PLACED]),
        or(inArray(them.status, [...PLACED]), isNotNull(them.confirmedAt)),
        inArray(sessions.status, ["SCHEDULED", "IN_PROGRESS"]),
      ),
    )
    .orderBy(attendees.sessionId);
  return rows.flatMap(({ own, others }) => (hasPerson(own) && hasPerson(others) ? [{ own, others }] : []));
}

/**
 * The person of this place in this session, if the caller has blocked them and both have or had a seat there; null for
 * other places, so that it reveals nothing.
 */
export async function findBlocked(
  tx: Db,
  blocker: string,
  sessionId: number,
  attendeeId: number,
): Promise<string | null> {
  const own = alias(attendees, "own");
  const [block] = await tx
    .select({ keycloakId: attendees.keycloakId })
    .from(personBlocks)
    .innerJoin(attendees, eq(attendees.keycloakId, personBlocks.blockedKeycloakId))
    .innerJoin(own, and(eq(own.sessionId, attendees.sessionId), eq(own.keycloakId, personBlocks.blockerKeycloakId)))
    .where(
      and(
        eq(personBlocks.blockerKeycloakId, blocker),
        eq(attendees.sessionId, sessionId),
        eq(attendees.id, attendeeId),
        isNotNull(attendees.confirmedAt),
        isNotNull(own.confirmedAt),
      ),
    );
  return block?.keycloakId ?? null;
}

/** Whether they have a place, ask for one or are invited. */
export const isPlaced = ({ status }: AttendeeRow): boolean => PLACED.includes(status);

export async function insertBlock(tx: Db, blocker: string, blocked: string, at: Date): Promise<void> {
  await tx.insert(personBlocks).values({ blockerKeycloakId: blocker, blockedKeycloakId: blocked, createdAt: at });
}

/** Returns whether there was one. */
export async function deleteBlock(tx: Db, blocker: string, blocked: string): Promise<boolean> {
  const rows = await tx
    .delete(personBlocks)
    .where(and(eq(personBlocks.blockerKeycloakId, blocker), eq(personBlocks.blockedKeycloakId, blocked)))
    .returning();
  return rows.length > 0;
}

export async function listBlocks(db: Db, blocker: string) {
  return db
    .select({ keycloakId: users.keycloakId, fullName: users.fullName, createdAt: personBlocks.createdAt })
    .from(personBlocks)
    .innerJoin(users, eq(users.keycloakId, personBlocks.blockedKeycloakId))
    .where(eq(personBlocks.blockerKeycloakId, blocker))
    .orderBy(desc(personBlocks.createdAt), users.keycloakId);
}
