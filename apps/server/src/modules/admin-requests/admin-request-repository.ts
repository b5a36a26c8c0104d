import { and, count, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Viewer } from "../../contract/viewer.ts";
import type { Db } from "../../platform/database/database.ts";
import { attendees, joinRequests } from "../attendees/tables.ts";
import type { PendingFilter } from "../registration/registration-repository.ts";
import { sessions } from "../sessions/tables.ts";
import { administeredBy } from "../sessions/visibility.ts";
import { institutions, organisations, users } from "../users/tables.ts";
import { contains, type TextOrder, type Wanted } from "../users/text-page.ts";

/** Which open requests for a seat are asked for; all without a filter. */
export interface OpenFilter extends PendingFilter {
  readonly session_id?: number | undefined;
}

export const OPEN_ORDER: TextOrder = {
  key: sql`${joinRequests.createdAt}`,
  id: sql`${joinRequests.id}::text`,
  bind: (key) => sql`${key}::timestamptz`,
};

/** Requests for a seat that an administrator can answer: of sessions in their scope that are not over. */
export function isOpen(viewer: Viewer, filter: OpenFilter = {}): SQL | undefined {
  const { search, institution_id: institutionId, session_id: sessionId, waiting_since_before: before } = filter;
  return and(
    eq(joinRequests.status, "pending"),
    eq(attendees.status, "PENDING"),
    inArray(sessions.status, ["SCHEDULED", "IN_PROGRESS"]),
    administeredBy(viewer),
    contains(search, sql`${users.fullName}`, sql`${users.email}`),
    institutionId === undefined ? undefined : eq(users.institutionId, institutionId),
    sessionId === undefined ? undefined : eq(sessions.id, sessionId),
    before === undefined ? undefined : sql`${joinRequests.createdAt} < ${before}::timestamptz`,
  );
}

const LISTED = {
  request: joinRequests,
  askerId: attendees.keycloakId,
  session: {
    id: sessions.id,
    workshopKey: sessions.workshopKey,
    startTime: sessions.startTime,
    capacity: sessions.capacity,
    observersAllowed: sessions.observersAllowed,
  },
  person: { fullName: users.fullName, shortName: users.shortName, email: users.email },
  organisation: { id: organisations.id, name: organisations.name },
  institution: { id: institutions.id, name: institutions.name },
};

/** Requests for a seat with session and person. */
const selectRequests = (db: Db) =>
  db
    .select(LISTED)
    .from(joinRequests)
    .innerJoin(attendees, eq(attendees.id, joinRequests.attendeeId))
    .innerJoin(users, eq(users.keycloakId, attendees.keycloakId))
    .innerJoin(sessions, eq(sessions.id, joinRequests.sessionId))
    .leftJoin(organisations, eq(organisations.id, users.organisationId))
    .leftJoin(institutions, eq(institutions.id, users.institutionId));

type Listed = Awaited<ReturnType<typeof selectRequests>>[number];
/** An open request with its place in the list. */
export interface OpenRow extends Listed {
  readonly id: string;
  readonly key: string;
}

export async function listOpen(db: Db, viewer: Viewer, filter: OpenFilter, wanted: Wanted): Promise<OpenRow[]> {
  const rows = await selectRequests(db)
    .where(and(isOpen(viewer, filter), wanted.where))
    .orderBy(...wanted.orderBy)
    .limit(wanted.limit);
  return rows.map((row) => ({ ...row, id: String(row.request.id), key: row.request.createdAt.toISOString() }));
}

export async function countOpen(db: Db, viewer: Viewer, filter: OpenFilter): Promise<number> {
  const [row] = await db.select({ n: count() }).from(selectRequests(db).where(isOpen(viewer, filter)).as("open"));
  return row?.n ?? 0;
}
