import { asc, count, eq, isNotNull, sql } from "drizzle-orm";
import type { Language, Viewer } from "../../contract/viewer.ts";
import type { Db } from "../../platform/database/database.ts";
import { attendees, joinRequests } from "../attendees/tables.ts";
import { PENDING_ORDER, waiting } from "../registration/registration-repository.ts";
import { registrations } from "../registration/tables.ts";
import { sessions } from "../sessions/tables.ts";
import { institutions, users } from "../users/tables.ts";
import { isOpen } from "./admin-request-repository.ts";

/** Open requests in an administrator's scope: their number, and since when the longest has waited. */
interface Total {
  readonly requests: number;
  readonly since: Date | null;
}
interface InstitutionTotal {
  readonly id: number;
  readonly name: string;
  readonly requests: number;
}
interface SessionTotal {
  readonly id: number;
  readonly workshopKey: string;
  readonly startTime: Date;
  readonly requests: number;
}

const total = (row: { requests: number; since: number | null } | undefined): Total => ({
  requests: row?.requests ?? 0,
  since: row?.since ? new Date(row.since) : null,
});
const oldest = (key: ReturnType<typeof sql>) => sql<number | null>`(extract(epoch from min(${key})) * 1000)::float8`;

/** The open requests for a seat, one row each; the institution is that of the person who asks. */
const openSeats = (db: Db, viewer: Viewer) =>
  db
    .select({
      sessionId: sql<number>`${sessions.id}`.as("session_id"),
      workshopKey: sessions.workshopKey,
      startTime: sessions.startTime,
      institutionId: sql<number>`${institutions.id}`.as("institution_id"),
      institution: sql<string>`${institutions.name}`.as("institution"),
      createdAt: joinRequests.createdAt,
    })
    .from(joinRequests)
    .innerJoin(attendees, eq(attendees.id, joinRequests.attendeeId))
    .innerJoin(users, eq(users.keycloakId, attendees.keycloakId))
    .innerJoin(sessions, eq(sessions.id, joinRequests.sessionId))
    .leftJoin(institutions, eq(institutions.id, users.institutionId))
    .where(isOpen(viewer))
    .as("open_seats");

export async function totalOfAccounts(db: Db, viewer: Viewer): Promise<Total> {
  const [row] = await db
    .select({ requests: count(), since: oldest(PENDING_ORDER.key) })
    .from(registrations)
    .where(waiting(viewer));
  return total(row);
}

export async function totalOfSeats(db: Db, viewer: Viewer): Promise<Total> {
  const seats = openSeats(db, viewer);
  const [row] = await db.select({ requests: count(), since: oldest(sql`${seats.createdAt}`) }).from(seats);
  return total(row);
}

/** Sessions with open requests, the soonest first. */
export async function sessionsWithRequests(db: Db, viewer: Viewer): Promise<SessionTotal[]> {
  const seats = openSeats(db, viewer);
  return db
    .select({
      id: seats.sessionId,
      workshopKey: seats.workshopKey,
      startTime: seats.startTime,
      requests: count(),
    })
    .from(seats)
    .groupBy(seats.sessionId, seats.workshopKey, seats.startTime)
    .orderBy(asc(seats.startTime), asc(seats.sessionId));
}

/** Institutions of the people who wait for an account or a seat, by name, in the order of the language. */
export async function institutionsWithRequests(
  db: Db,
  viewer: Viewer,
  language: Language,
): Promise<InstitutionTotal[]> {
  const accounts = await db
    .select({ id: institutions.id, name: institutions.name, requests: count() })
    .from(registrations)
    .innerJoin(institutions, eq(institutions.id, registrations.institutionId))
    .where(waiting(viewer))
    .groupBy(institutions.id);
  const open = openSeats(db, viewer);
  const seats = await db
    .select({ id: open.institutionId, name: open.institution, requests: count() })
    .from(open)
    .where(isNotNull(open.institutionId))
    .groupBy(open.institutionId, open.institution);
  const groups = Map.groupBy([...accounts, ...seats], ({ id }) => id);
  return [...groups.values()]
    .flatMap(([first, second]) => (first ? [{ ...first, requests: first.requests + (second?.requests ?? 0) }] : []))
    .sort((one, other) => one.name.localeCompare(other.name, language) || one.id - other.id);
}
