import { and, count, eq, gte, inArray, lt, not, or, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { ApiError } from "../../contract/errors.ts";
import type { Viewer } from "../../contract/viewer.ts";
import type { Db } from "../../platform/database/database.ts";
import { type AttendeeRow, hasPerson, listConfirmed } from "../attendees/attendee-repository.ts";
import { countPending } from "../attendees/join-request-repository.ts";
import { COUNTED_SEATS } from "../attendees/seat-rules.ts";
import { attendees } from "../attendees/tables.ts";
import { keptApartFrom } from "../safety/blocks-repository.ts";
import { personBlocks } from "../safety/tables.ts";
import type { SessionFilter } from "./contract.catalogue.ts";
import { SectorKey, SessionStatus } from "./contract.shapes.ts";
import { cutPage, decodePosition, type PageCursor, type Position } from "./cursor.ts";
import { maySettle, type Row } from "./present-session.ts";
import type { SessionRow } from "./session-repository.ts";
import { sessions } from "./tables.ts";
import { visibleTo } from "./visibility.ts";

export type Filter = z.output<typeof SessionFilter> & { readonly status__in?: readonly string[] | undefined };

/** The order of a list: by group, then key, then id, all ascending. */
export interface Order {
  readonly group: SQL<number>;
  readonly key: SQL<number>;
}

const startMs = sql<number>`(extract(epoch from ${sessions.startTime}) * 1000)::float8`;
const over = sql`${sessions.status} in ('COMPLETED', 'CANCELLED')`;
export const BY_START: Order = { group: sql<number>`0::int`, key: startMs };
/** Sessions to come first, the soonest first; then past ones, the latest first. */
export const NEXT_FIRST: Order = {
  group: sql<number>`case when ${over} then 1 else 0 end`,
  key: sql<number>`case when ${over} then -1 else 1 end * ${startMs}`,
};

export interface Listed {
  readonly rows: Row[];
  readonly after: PageCursor | null;
  readonly before: PageCursor | null;
  readonly count: number;
}

/** One page of the sessions a person may see, with all fields of a row. */
export async function pageSessions(db: Db, viewer: Viewer, filter: Filter, order: Order, extra?: SQL): Promise<Listed> {
  const where = and(visibleTo(db, viewer), conditions(filter, viewer.timezone), extra);
  const cursor = decodePosition(filter.cursor);
  const backwards = cursor?.direction === "before";
  const place = sql`(${order.group}, ${order.key}, ${sessions.id})`;
  const from =
    cursor &&
    sql`${place} ${backwards ? sql`<` : sql`>`} (${cursor.group}::int, ${cursor.key}::float8, ${cursor.id}::int)`;
  const direction = backwards ? sql`desc` : sql`asc`;
  const found = await db
    .select({ session: sessions, group: order.group, key: order.key })
    .from(sessions)
    .where(and(where, from ?? undefined))
    .orderBy(sql`${order.group} ${direction}`, sql`${order.key} ${direction}`, sql`${sessions.id} ${direction}`)
    .limit(filter.limit + 1);
  const placed = found.map(({ session, group, key }): Position & { session: SessionRow } => ({
    session,
    group: Number(group),
    key: Number(key),
    id: session.id,
  }));
  const { page, after, before } = cutPage(placed, filter.limit, cursor);
  const [counted] = await db.select({ all: count() }).from(sessions).where(where);
  return {
    rows: await withPeople(
      db,
      viewer,
      page.map(({ session }) => session),
    ),
    after,
    before,
    count: counted?.all ?? 0,
  };
}

async function withPeople(db: Db, viewer: Viewer, found: readonly SessionRow[]): Promise<Row[]> {
  const ids = found.map((session) => session.id);
  const people = Map.groupBy(await listConfirmed(db, ids), (person) => person.sessionId);
  const mine =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(attendees)
          .where(and(inArray(attendees.sessionId, ids), eq(attendees.keycloakId, viewer.keycloakId)));
  const places = new Map(
    mine.filter(hasPerson).map((attendee): [number, AttendeeRow] => [attendee.sessionId, attendee]),
  );
  const apart = ids.length === 0 ? new Set<string>() : await keptApartFrom(db, viewer.keycloakId);
  const mineToSettle = found
    .filter((session) => maySettle(session, places.get(session.id) ?? null))
    .map(({ id }) => id);
  const waiting = await countPending(db, mineToSettle);
  return found.map((session) => ({
    session,
    apart,
    me: places.get(session.id) ?? null,
    people: people.get(session.id) ?? [],
    ...(mineToSettle.includes(session.id) && { waitingRequests: waiting.get(session.id) ?? 0 }),
  }));
}

/** A filter's values as conditions; days are those of the viewer's time zone. */
function conditions(filter: Filter, timezone: string): SQL | undefined {
  const day = sql`(${sessions.startTime} at time zone ${timezone})::date`;
  return and(
    oneOf(sessions.moduleKey, filter.module),
    oneOf(sessions.workshopKey, filter.workshop),
    oneOf(
      sessions.language,
      filter.language?.map((value) => value.toLowerCase()),
    ),
    filter.sector &&
      inArray(
        sessions.sector,
        known(
          "sector",
          SectorKey,
          filter.sector.map((value) => value.toLowerCase()),
        ),
      ),
    filter.status__in &&
      inArray(
        sessions.status,
        known(
          "status__in",
          SessionStatus,
          filter.status__in.map((value) => value.toUpperCase()),
        ),
      ),
    filter.date_from === undefined ? undefined : gte(day, sql`${filter.date_from}::date`),
    filter.date_to === undefined ? undefined : lt(day, sql`${filter.date_to}::date + 1`),
  );
}

function oneOf(
  column: typeof sessions.moduleKey | typeof sessions.workshopKey | typeof sessions.language,
  values: readonly string[] | undefined,
): SQL | undefined {
  return (
    values &&
    sql`${column} in (${sql.join(values.length > 0 ? values.map((value) => sql`${value}`) : [sql`null`], sql`, `)})`
  );
}

function known<T extends string>(field: string, shape: z.ZodType<T>, values: readonly string[]): T[] {
  const wrong = values.filter((value) => !shape.safeParse(value).success);
  if (wrong.length > 0)
    throw new ApiError("validation_failed", {
      fieldErrors: { [field]: wrong.slice(0, 5).map((value) => `Unknown value: ${value.slice(0, 40)}`) },
    });
  return values.map((value) => shape.parse(value));
}

/** Not over, and its planned end has not passed without a start. */
export function stillOpen(now: Date): SQL {
  const notLapsed = sql`${sessions.startTime} + ${sessions.durationMinutes} * interval '1 minute' >= ${now.toISOString()}::timestamptz`;
  return or(eq(sessions.status, "IN_PROGRESS"), and(eq(sessions.status, "SCHEDULED"), notLapsed)) ?? sql`false`;
}

/**
 * A seat is free, or observers may watch, or the reader has a place already; left out where the reader would get no
 * seat.
 */
export function joinableBy(viewer: Viewer): SQL {
  const taken = sql`(select count(*) from ${attendees} where ${attendees.sessionId} = ${sessions.id} and ${attendees.status} = 'CONFIRMED' and ${inArray(attendees.seat, COUNTED_SEATS)})`;
  const hasSeat = or(sessions.observersAllowed, sql`${taken} < ${sessions.capacity}`, relatedTo(viewer));
  return and(hasSeat, or(attendedBy(viewer), not(bars(viewer)))) ?? sql`false`;
}

function attendedBy(viewer: Viewer): SQL {
  return sql`exists (select 1 from ${attendees} where ${attendees.sessionId} = ${sessions.id} and ${attendees.keycloakId} = ${viewer.keycloakId} and ${attendees.status} = 'CONFIRMED')`;
}

/** The reader was removed from it, or is in a blocked pair with one of its people. */
function bars({ keycloakId }: Viewer): SQL {
  const removed = sql`exists (select 1 from ${attendees} where ${attendees.sessionId} = ${sessions.id} and ${attendees.keycloakId} = ${keycloakId} and ${attendees.removedAt} is not null)`;
  const { blockerKeycloakId: blocker, blockedKeycloakId: blocked } = personBlocks;
  const apart = sql`exists (select 1 from ${personBlocks} join ${attendees} on ${attendees.sessionId} = ${sessions.id} and ${attendees.status} = 'CONFIRMED' and ((${blocker} = ${keycloakId} and ${blocked} = ${attendees.keycloakId}) or (${blocked} = ${keycloakId} and ${blocker} = ${attendees.keycloakId})))`;
  return sql`(${removed} or ${apart})`;
}

/** The reader owns it, attends it, is invited or has asked to join. */
export function relatedTo(viewer: Viewer): SQL {
  return sql`exists (select 1 from ${attendees} where ${attendees.sessionId} = ${sessions.id} and ${attendees.keycloakId} = ${viewer.keycloakId} and ${attendees.status} in ('INVITED', 'PENDING', 'CONFIRMED'))`;
}
