import { and, asc, count, eq, getTableColumns, inArray, isNotNull, isNull, max, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { distinctNames } from "../../platform/names/distinct-names.ts";
import type { SessionRow } from "../sessions/session-repository.ts";
import { sessions } from "../sessions/tables.ts";
import { users } from "../users/tables.ts";
import type { SessionRole } from "./attendee-types.ts";
import { COUNTED_SEATS } from "./seat-rules.ts";
import { attendees } from "./tables.ts";

type SeatRow = typeof attendees.$inferSelect;
/** A seat with its person. A seat whose account is gone still owns what was written in it, and nobody can act on it. */
export type AttendeeRow = SeatRow & { readonly keycloakId: string };
export type NewAttendee = typeof attendees.$inferInsert & { readonly keycloakId: string };
/** An attendee with the person's names; `isProgram`: a program acts for them in this session. */
export type Person = AttendeeRow & {
  readonly fullName: string;
  readonly shortName: string;
  /** False while the person's account is disabled. */
  readonly isActive: boolean;
  readonly isProgram: boolean;
};

/** A seat's columns where it is joined with its person. */
const ofSeat = { ...getTableColumns(attendees), keycloakId: users.keycloakId };
const ofPerson = {
  attendee: ofSeat,
  fullName: users.fullName,
  shortName: users.shortName,
  isActive: users.isActive,
  isProgram: sql<boolean>`${users.isProgram} and not ${attendees.joinedInPerson}`,
};

/** Whether a seat's person still has an account. */
export function hasPerson(seat: SeatRow): seat is AttendeeRow {
  return seat.keycloakId !== null;
}

export async function findAttendeeOf(db: Db, sessionId: number, keycloakId: string): Promise<AttendeeRow | null> {
  const [row] = await db
    .select()
    .from(attendees)
    .where(and(eq(attendees.sessionId, sessionId), eq(attendees.keycloakId, keycloakId)));
  return row && hasPerson(row) ? row : null;
}

/** A seat of a session; null where there is none, or where the person's account is gone. */
export async function findAttendee(db: Db, sessionId: number, attendeeId: number): Promise<AttendeeRow | null> {
  const [row] = await db
    .select()
    .from(attendees)
    .where(and(eq(attendees.sessionId, sessionId), eq(attendees.id, attendeeId)));
  return row && hasPerson(row) ? row : null;
}

/** Skips a number, so that ids reveal neither how many places there are nor whether one was just made. */
export async function skipPlace(tx: Db): Promise<void> {
  await tx.execute(sql`select nextval(pg_get_serial_sequence('attendees', 'id'))`);
}

const selectConfirmed = prepared((db) =>
  db
    .select({ ...ofPerson, email: users.email })
    .from(attendees)
    .innerJoin(users, eq(users.keycloakId, attendees.keycloakId))
    .where(
      and(
        sql`${attendees.sessionId} = any(${sql.placeholder("sessionIds")}::int[])`,
        eq(attendees.status, "CONFIRMED"),
      ),
    )
    .orderBy(asc(attendees.sessionId), asc(attendees.seatingIndex), asc(attendees.id))
    .prepare("list_confirmed"),
);

/** Confirmed people of these sessions in seating order, with distinct names. */
export async function listConfirmed(db: Db, sessionIds: readonly number[]): Promise<Person[]> {
  if (sessionIds.length === 0) return [];
  const rows = await selectConfirmed(db).execute({ sessionIds });
  const people = rows.map(({ attendee, ...person }) => ({ ...attendee, ...person }));
  const names = new Map(
    [...Map.groupBy(people, ({ sessionId }) => sessionId).values()].flatMap((group) => [...distinctNames(group)]),
  );
  return people.map(({ email: _email, ...person }) => ({ ...person, ...names.get(person.id) }));
}

/** Host and owner. */
export async function listLeaders(db: Db, sessionId: number): Promise<Person[]> {
  return (await listConfirmed(db, [sessionId])).filter((person) => person.isHost || person.isOwner);
}

/** A person's name as the people of the session read it; no two look alike. */
export async function namesIn(db: Db, sessionId: number): Promise<ReadonlyMap<number, string>> {
  return new Map((await listConfirmed(db, [sessionId])).map(({ id, fullName }) => [id, fullName]));
}

/** One person, with the name the session's people read. */
export async function findPerson(db: Db, attendeeId: number): Promise<Person> {
  const [row] = await db
    .select(ofPerson)
    .from(attendees)
    .innerJoin(users, eq(users.keycloakId, attendees.keycloakId))
    .where(eq(attendees.id, attendeeId));
  if (!row) throw new Error(`attendee ${attendeeId} has no row`);
  const { attendee, ...person } = row;
  const confirmed = await listConfirmed(db, attendee.status === "CONFIRMED" ? [attendee.sessionId] : []);
  return confirmed.find(({ id }) => id === attendeeId) ?? { ...attendee, ...person };
}

/** The session whose video room the person is in now, as far as the media server has reported; null for none. */
export async function sessionWithSomebodyPresent(db: Db, sessionId: number): Promise<SessionRow | null> {
  const [row] = await db
    .select({ session: sessions })
    .from(sessions)
    .innerJoin(attendees, eq(attendees.sessionId, sessions.id))
    .where(and(eq(sessions.id, sessionId), attendees.present))
    .limit(1);
  return row?.session ?? null;
}

/** Seats taken: confirmed people without observers. */
export async function countSeated(db: Db, sessionId: number): Promise<number> {
  return (await countSeatedIn(db, [sessionId])).get(sessionId) ?? 0;
}

/** Seats taken, by session; sessions without anybody are left out. */
export async function countSeatedIn(db: Db, sessionIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (sessionIds.length === 0) return new Map();
  const rows = await db
    .select({ sessionId: attendees.sessionId, taken: count() })
    .from(attendees)
    .where(
      and(
        inArray(attendees.sessionId, [...sessionIds]),
        eq(attendees.status, "CONFIRMED"),
        inArray(attendees.seat, COUNTED_SEATS),
        isNotNull(attendees.keycloakId),
      ),
    )
    .groupBy(attendees.sessionId);
  return new Map(rows.map(({ sessionId, taken }) => [sessionId, taken]));
}

export async function nextSeatingIndex(tx: Db, sessionId: number): Promise<number> {
  const [row] = await tx
    .select({ last: max(attendees.seatingIndex) })
    .from(attendees)
    .where(eq(attendees.sessionId, sessionId));
  return (row?.last ?? -1) + 1;
}

export async function saveAttendee(tx: Db, row: NewAttendee): Promise<AttendeeRow> {
  const { id: _, sessionId, keycloakId, ...change } = row;
  const [saved] = await tx
    .insert(attendees)
    .values({ sessionId, keycloakId, ...change })
    .onConflictDoUpdate({ target: [attendees.sessionId, attendees.keycloakId], set: change })
    .returning();
  return saved as AttendeeRow;
}

export async function updateAttendee(tx: Db, id: number, change: Partial<NewAttendee>): Promise<AttendeeRow> {
  const [row] = await tx.update(attendees).set(change).where(eq(attendees.id, id)).returning();
  return row as AttendeeRow;
}

/**
 * Stores which join holds the call for this person. A new join takes it; an older one resumes only while no other took
 * it. Returns the join that holds the call now; null when it is not the one to resume.
 */
export async function holdCall(
  db: Db,
  attendeeId: number,
  { resumes, fresh, inPerson }: { resumes: string | null; fresh: string; inPerson: boolean },
): Promise<string | null> {
  const held = attendees.callConnectionId;
  const [row] = await db
    .update(attendees)
    .set({ callConnectionId: resumes ?? fresh, joinedInPerson: inPerson })
    .where(and(eq(attendees.id, attendeeId), resumes ? or(isNull(held), eq(held, resumes)) : undefined))
    .returning({ id: held });
  return row?.id ?? null;
}

/** The strongest of a person's roles: a host who owns the session is its host. */
export function roleOf(attendee: Pick<AttendeeRow, "isHost" | "isOwner" | "seat">): SessionRole {
  if (attendee.isHost) return "host";
  return attendee.isOwner ? "owner" : attendee.seat;
}

export function hasAuthority(attendee: Pick<AttendeeRow, "isHost" | "isOwner" | "authorityGranted">): boolean {
  return attendee.isHost || attendee.isOwner || attendee.authorityGranted;
}
