import { and, asc, count, desc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { sessionStream, userStream } from "../../ledger/streams.ts";
import type { Db } from "../../platform/database/database.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { requestsChanged } from "../admin-users/requests-changed.ts";
import type { NewEvent } from "../events/server-event.ts";
import type { SessionRow } from "../sessions/session-repository.ts";
import { type AttendeeRow, listLeaders } from "./attendee-repository.ts";
import type { JoinRequestShape } from "./attendee-types.ts";
import { namesOfEverybody } from "./names-of-everybody.ts";
import { attendees, joinRequests } from "./tables.ts";

export type JoinRequestRow = typeof joinRequests.$inferSelect;
export type NewJoinRequest = typeof joinRequests.$inferInsert;
/** A request with the name of the person who asks. */
export type NamedRequest = JoinRequestRow & { readonly fullName: string };

/** Requests whose account is gone are left out: there is nobody to let in. */
const isAsked = and(eq(attendees.id, joinRequests.attendeeId), isNotNull(attendees.keycloakId));

export async function insertRequest(tx: Db, request: NewJoinRequest): Promise<JoinRequestRow> {
  const [row] = await tx.insert(joinRequests).values(request).returning();
  return row as JoinRequestRow;
}

export async function findRequest(db: Db, sessionId: number, id: number): Promise<NamedRequest | null> {
  const [row] = await named(db, sessionId, eq(joinRequests.id, id));
  return row ?? null;
}

/** The session of a request; null where there is none. */
export async function sessionOfRequest(db: Db, id: number): Promise<number | null> {
  const [row] = await db
    .select({ sessionId: joinRequests.sessionId })
    .from(joinRequests)
    .where(eq(joinRequests.id, id));
  return row?.sessionId ?? null;
}

export async function listPending(db: Db, sessionId: number): Promise<NamedRequest[]> {
  return named(db, sessionId, eq(joinRequests.status, "pending"));
}

const selectPendingCounts = prepared((db) =>
  db
    .select({ sessionId: joinRequests.sessionId, waiting: count() })
    .from(joinRequests)
    .innerJoin(attendees, isAsked)
    .where(
      and(
        sql`${joinRequests.sessionId} = any(${sql.placeholder("sessionIds")}::int[])`,
        eq(joinRequests.status, "pending"),
      ),
    )
    .groupBy(joinRequests.sessionId)
    .prepare("count_pending_requests"),
);

/** The number of open requests, by session; sessions without one are left out. */
export async function countPending(db: Db, sessionIds: readonly number[]): Promise<Map<number, number>> {
  if (sessionIds.length === 0) return new Map();
  const rows = await selectPendingCounts(db).execute({ sessionIds });
  return new Map(rows.map(({ sessionId, waiting }) => [sessionId, waiting]));
}

type Settled = Pick<JoinRequestRow, "reason" | "givenSeat"> & {
  readonly status: "approved" | "rejected";
  readonly settledAt: Date;
};

export async function settleRequest(tx: Db, id: number, settled: Settled): Promise<Settled> {
  await tx.update(joinRequests).set(settled).where(eq(joinRequests.id, id));
  return settled;
}

/**
 * Withdraws a request that is not needed any more, because the person left or has a seat. Returns the events for host and
 * owner, for the asking person and for administrators; none where nothing was asked.
 */
export async function withdrawRequest(
  tx: Db,
  session: SessionRow,
  asker: AttendeeRow,
  { actor, at }: { readonly actor: string | null; readonly at: Date },
): Promise<NewEvent[]> {
  const withdrawn = await tx
    .update(joinRequests)
    .set({ status: "withdrawn", settledAt: at })
    .where(and(eq(joinRequests.attendeeId, asker.id), eq(joinRequests.status, "pending")))
    .returning();
  if (withdrawn.length === 0) return [];
  const leaders = await listLeaders(tx, session.id);
  return [
    ...withdrawn.flatMap((request) => requestEvents("join_request.withdrawn", request, asker, actor, leaders)),
    ...(await requestsChanged(tx, "seat", session, actor)),
  ];
}

/** The events for administrators when a session is over, with which its open requests end; none without any. */
export async function requestsEnded(tx: Db, session: SessionRow, actor: string | null): Promise<NewEvent[]> {
  const waiting = (await countPending(tx, [session.id])).get(session.id) ?? 0;
  return waiting === 0 ? [] : requestsChanged(tx, "seat", session, actor);
}

/** The latest answer to a person's request where it was a refusal; null for every other state. */
export async function findRejection(
  db: Db,
  attendeeId: number,
): Promise<{ readonly reason: string | null; readonly at: Date } | null> {
  const [latest] = await db
    .select()
    .from(joinRequests)
    .where(eq(joinRequests.attendeeId, attendeeId))
    .orderBy(desc(joinRequests.id))
    .limit(1);
  if (latest?.status !== "rejected" || latest.settledAt === null) return null;
  return { reason: latest.reason, at: latest.settledAt };
}

async function named(db: Db, sessionId: number, which: SQL): Promise<NamedRequest[]> {
  const rows = await db
    .select({ request: joinRequests })
    .from(joinRequests)
    .innerJoin(attendees, isAsked)
    .where(and(eq(joinRequests.sessionId, sessionId), which))
    .orderBy(asc(joinRequests.id));
  const names = await namesOfEverybody(db, sessionId);
  return rows.map(({ request }) => ({ ...request, fullName: names.get(request.attendeeId) ?? "" }));
}

export function toJoinRequest(request: NamedRequest): JoinRequestShape {
  return {
    id: request.id,
    session_id: request.sessionId,
    attendee_id: request.attendeeId,
    // A withdrawn request cannot be answered any more.
    status: request.status === "withdrawn" ? "rejected" : request.status,
    role: request.seat,
    hot_seat: request.hotSeat,
    message: request.message,
    full_name: request.fullName,
    created_at: request.createdAt.toISOString(),
  };
}

/**
 * Sent to the people who decide, and to the person who asks, who is not in the session yet. The people who decide learn
 * it outside the room too.
 */
export function requestEvents(
  type: Extract<NewEvent["type"], `join_request.${string}`>,
  request: JoinRequestRow,
  asker: AttendeeRow,
  actor: string | null,
  deciders: readonly AttendeeRow[],
): NewEvent[] {
  const data = { session_id: request.sessionId, request_id: request.id, attendee_id: request.attendeeId };
  return [
    { stream: sessionStream(request.sessionId), type, actor, data, visibleTo: { kind: "authorities" } },
    ...[asker, ...deciders].map(({ keycloakId }) => ({ stream: userStream(keycloakId), type, actor, data })),
  ];
}
