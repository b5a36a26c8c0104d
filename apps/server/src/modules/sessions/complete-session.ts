import { and, eq, exists, lte, not, sql } from "drizzle-orm";
import type { Db, Deps } from "../../deps.ts";
import type { NewEvent } from "../../ledger/ledger.ts";
import { listConfirmed } from "../attendees/attendee-repository.ts";
import { attendees } from "../attendees/tables.ts";
import { applyCommand, catchUp } from "../schedule/change-schedule.ts";
import { schedules } from "../schedule/tables.ts";
import { recordChange } from "./record-change.ts";
import { stateEvents } from "./session-events.ts";
import { lockSession, type SessionRow, updateSession } from "./session-repository.ts";
import { sessions } from "./tables.ts";

/** A finished session completes when its room has been empty this long (decisions.md, Session life). */
export const EMPTY_ROOM_MS = 60_000;

/** Ends a live session and, if it is under way, its schedule. Call it with the session locked. */
export async function completeSession(
  tx: Db,
  deps: Deps,
  session: SessionRow,
  actor: string | null,
): Promise<{ session: SessionRow; events: readonly NewEvent[] }> {
  const { change } = await applyCommand(tx, deps, await catchUp(tx, deps, session), { kind: "finish" }, actor);
  const completed = await updateSession(tx, session.id, { status: "COMPLETED", endedAt: deps.clock.now() });
  const host = (await listConfirmed(tx, [session.id])).find((person) => person.isHost) ?? null;
  return { session: completed, events: [...change.events, ...stateEvents(completed, host, actor)] };
}

/** Completes every session whose schedule is finished and whose room has been empty for a minute; run by the sweep of any instance. */
export async function completeIdleSessions(deps: Deps): Promise<void> {
  const { db } = deps.database;
  const since = new Date(deps.clock.now().getTime() - EMPTY_ROOM_MS);
  const idle = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(schedules, eq(schedules.sessionId, sessions.id))
    .where(isIdle(db, since));
  for (const { id } of idle) {
    const emptied = await recordChange(deps, async (tx) => {
      const session = await lockSession(tx, id);
      if (session?.status !== "IN_PROGRESS") return { events: [], answer: false };
      const { events } = await completeSession(tx, deps, session, null);
      return { events, answer: true };
    });
    if (emptied) await closeRoom(deps, id);
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

export async function closeRoom(deps: Deps, sessionId: number): Promise<void> {
  if (!deps.video.available) return;
  await deps.video
    .closeRoom(sessionId)
    .catch((error: unknown) => deps.log.warn({ error, sessionId }, "the video room could not be closed"));
}
