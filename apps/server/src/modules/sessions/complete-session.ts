import { and, eq, exists, gt, isNull, lte, not, or, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { events } from "../../ledger/tables.ts";
import { MINUTE_MS } from "../../platform/clock/durations.ts";
import type { Db } from "../../platform/database/database.ts";
import { listConfirmed } from "../attendees/attendee-repository.ts";
import { requestsEnded } from "../attendees/join-request-repository.ts";
import { attendees } from "../attendees/tables.ts";
import type { NewEvent } from "../events/server-event.ts";
import { notify } from "../notifications/notify.ts";
import { hasTurnBegun } from "../schedule/asked-questions.ts";
import { applyCommand, catchUp } from "../schedule/change-schedule.ts";
import { schedules } from "../schedule/tables.ts";
import { recordChange } from "./record-change.ts";
import { stateEvents } from "./session-events.ts";
import { lockSession, roomOf, type SessionRow, updateSession } from "./session-repository.ts";
import { sessions } from "./tables.ts";

/** Milliseconds; a finished session completes when its room has been empty this long (LS-D2.1). */
const EMPTY_ROOM_MS = MINUTE_MS;

/** Ends a live session and its schedule if that has started. Call it with the session locked. */
export async function completeSession(
  tx: Db,
  deps: Deps,
  session: SessionRow,
  actor: string | null,
): Promise<{ session: SessionRow; events: readonly NewEvent[] }> {
  const { change } = await applyCommand(tx, deps, await catchUp(tx, deps, session), { kind: "finish" }, actor);
  const completed = await updateSession(tx, session.id, { status: "COMPLETED", endedAt: deps.clock.now() });
  const people = await listConfirmed(tx, [session.id]);
  const host = people.find((person) => person.isHost) ?? null;
  const rehearsed = people.filter(({ id }) => hasTurnBegun(change.stored.state, id));
  const noticed = await notify(
    tx,
    deps.clock,
    rehearsed.map(({ keycloakId }) => ({
      kind: "feedback_ready",
      cause: `session:${session.id}:feedback`,
      keycloakId,
      sessionId: session.id,
    })),
  );
  const ended = await requestsEnded(tx, completed, actor);
  const events = [...change.events, ...stateEvents(completed, host, actor), ...ended, ...noticed];
  return { session: completed, events };
}

/**
 * Milliseconds; a session past its planned end with nobody present and no event for this long is over
 * (docs/decisions/0025).
 */
const ABANDONED_MS = 30 * MINUTE_MS;

/**
 * Completes every session whose schedule is finished and whose room has been empty for a minute, and every abandoned
 * one. Run by the sweep of any instance.
 */
export async function completeIdleSessions(deps: Deps): Promise<void> {
  const { db } = deps.database;
  const now = deps.clock.now().getTime();
  const idle = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(schedules, eq(schedules.sessionId, sessions.id))
    .where(or(isIdle(db, new Date(now - EMPTY_ROOM_MS)), isAbandoned(db, now)));
  for (const { id } of idle) {
    const emptied = await recordChange(deps, async (tx) => {
      const session = await lockSession(tx, id);
      if (session?.status !== "IN_PROGRESS") return { events: [], response: null };
      const { session: completed, events } = await completeSession(tx, deps, session, null);
      return { events, response: completed };
    });
    if (emptied) await closeRoom(deps, emptied);
  }
}

function isIdle(db: Db, since: Date) {
  const someone = db
    .select({ one: sql`1` })
    .from(attendees)
    .where(
      and(
        eq(attendees.sessionId, sessions.id),
        sql`(${attendees.present} or ${attendees.presentChangedAt} > ${since.toISOString()}::timestamptz)`,
      ),
    );
  return and(
    eq(sessions.status, "IN_PROGRESS"),
    eq(schedules.status, "FINISHED"),
    lte(schedules.finishedAt, since),
    not(exists(someone)),
  );
}

/**
 * The last segment does not end by itself, and a pause or a free timeline never ends. Without people, the planned end
 * and half an hour without an event decide.
 */
function isAbandoned(db: Db, now: number) {
  const someone = db
    .select({ one: sql`1` })
    .from(attendees)
    .where(and(eq(attendees.sessionId, sessions.id), attendees.present));
  const lately = db
    .select({ one: sql`1` })
    .from(events)
    .where(and(eq(events.stream, sql`'session:' || ${sessions.id}`), gt(events.at, new Date(now - ABANDONED_MS))));
  return and(
    eq(sessions.status, "IN_PROGRESS"),
    isNull(schedules.dueAt),
    sql`${sessions.startedAt} + ${sessions.durationMinutes} * interval '1 minute' <= ${new Date(now).toISOString()}::timestamptz`,
    not(exists(someone)),
    not(exists(lately)),
  );
}

export async function closeRoom(deps: Deps, session: SessionRow): Promise<void> {
  if (!deps.video.available) return;
  await deps.video
    .closeRoom(roomOf(session))
    .catch((error: unknown) => deps.log.warn({ error, sessionId: session.id }, "the video room could not be closed"));
}
