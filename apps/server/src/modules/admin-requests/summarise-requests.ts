import { and, asc, count, eq, isNotNull, sql } from "drizzle-orm";
import type { Viewer } from "../../contract/viewer.ts";
import type { Db } from "../../platform/database/database.ts";
import { attendees, joinRequests } from "../attendees/tables.ts";
import { PENDING_ORDER, waiting } from "../registration/registration-repository.ts";
import { registrations } from "../registration/tables.ts";
import { sessions } from "../sessions/tables.ts";
import { institutions, users } from "../users/tables.ts";
import { open } from "./admin-request-repository.ts";

/** Most values of one filter. */
const OPTIONS_MAX = 100;

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

export async function totalOfAccounts(db: Db, viewer: Viewer): Promise<Total> {
  const [row] = await db
    .select({ requests: count(), since: oldest(PENDING_ORDER.key) })
    .from(registrations)
    .where(waiting(viewer));
  return total(row);
}

export async function totalOfSeats(db: Db, viewer: Viewer): Promise<Total> {
  const [row] = await db
    .select({ requests: count(), since: oldest(sql`${joinRequests.createdAt}`) })
    .from(joinRequests)
    .innerJoin(attendees, eq(attendees.id, joinRequests.attendeeId))
    .innerJoin(users, eq(users.keycloakId, attendees.keycloakId))
    .innerJoin(sessions, eq(sessions.id, joinRequests.sessionId))
    .where(open(viewer));
  return total(row);
}

/** Sessions with open requests, the soonest first. */
export async function sessionsWithRequests(db: Db, viewer: Viewer): Promise<SessionTotal[]> {
  return db
    .select({
      id: sessions.id,
      workshopKey: sessions.workshopKey,
      startTime: sessions.startTime,
      requests: count(),
    })
    .from(joinRequests)
    .innerJoin(attendees, eq(attendees.id, joinRequests.attendeeId))
    .innerJoin(users, eq(users.keycloakId, attendees.keycloakId))
    .innerJoin(sessions, eq(sessions.id, joinRequests.sessionId))
    .where(open(viewer))
    .groupBy(sessions.id)
    .orderBy(asc(sessions.startTime), asc(sessions.id))
    .limit(OPTIONS_MAX);
}

/** Institutions of the people who wait for an account or a seat, by name. */
export async function institutionsWithRequests(db: Db, viewer: Viewer): Promise<InstitutionTotal[]> {
  const accounts = await db
    .select({ id: institutions.id, name: institutions.name, requests: count() })
    .from(registrations)
    .innerJoin(institutions, eq(institutions.id, registrations.institutionId))
    .where(waiting(viewer))
    .groupBy(institutions.id)
    .orderBy(asc(institutions.name))
    .limit(OPTIONS_MAX);
  const seats = await db
    .select({ id: institutions.id, name: institutions.name, requests: count() })
    .from(joinRequests)
    .innerJoin(attendees, eq(attendees.id, joinRequests.attendeeId))
    .innerJoin(users, eq(users.keycloakId, attendees.keycloakId))
    .innerJoin(sessions, eq(sessions.id, joinRequests.sessionId))
    .innerJoin(institutions, eq(institutions.id, users.institutionId))
    .where(and(open(viewer), isNotNull(users.institutionId)))
    .groupBy(institutions.id)
    .orderBy(asc(institutions.name))
    .limit(OPTIONS_MAX);
  const groups = Map.groupBy([...accounts, ...seats], ({ id }) => id);
  return [...groups.values()]
    .flatMap(([first, second]) => (first ? [{ ...first, requests: first.requests + (second?.requests ?? 0) }] : []))
    .sort((one, other) => one.name.localeCompare(other.name))
    .slice(0, OPTIONS_MAX);
}
