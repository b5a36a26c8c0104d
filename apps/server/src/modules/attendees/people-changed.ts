import { eq, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { sessionStream } from "../../ledger/streams.ts";
import type { Db } from "../../platform/database/database.ts";
import type { NewEvent } from "../events/server-event.ts";
import { loadSchedule, presentSchedule } from "../schedule/schedule-repository.ts";
import { schedules } from "../schedule/tables.ts";
import { attendeeEvents } from "../sessions/session-events.ts";
import type { SessionRow } from "../sessions/session-repository.ts";
import { type AttendeeRow, countSeated, listLeaders } from "./attendee-repository.ts";

/**
 * The events when a person registers or leaves: their place, the count, and the plan of a schedule that has not
 * started. Call it with the session locked.
 */
export async function peopleChanged(
  tx: Db,
  deps: Deps,
  session: SessionRow,
  attendee: AttendeeRow,
  actor: string | null,
): Promise<NewEvent[]> {
  const taken = await countSeated(tx, session.id);
  return [...attendeeEvents(session, attendee, taken, actor), ...(await replanned(tx, deps, session, actor))];
}

/** The timeline of an IDLE schedule follows from the people, so it is sent again under a new version. */
export async function replanned(tx: Db, deps: Deps, session: SessionRow, actor: string | null): Promise<NewEvent[]> {
  const [idle] = await tx
    .update(schedules)
    .set({ version: sql`${schedules.version} + 1` })
    .where(sql`${eq(schedules.sessionId, session.id)} and ${eq(schedules.status, "IDLE")}`)
    .returning({ version: schedules.version });
  if (!idle) return [];
  const { state } = await loadSchedule(tx, session);
  const schedule = await presentSchedule(tx, session, state, deps.clock.now());
  return [
    {
      stream: sessionStream(session.id),
      type: "schedule.update",
      actor,
      data: { session_id: session.id, schedule: schedule as never },
    },
  ];
}

/** The event says only that the plan has changed; people who may know more read it themselves. */
export async function extraTimeEvents(
  tx: Db,
  deps: Deps,
  session: SessionRow,
  attendee: AttendeeRow,
  actor: string,
): Promise<NewEvent[]> {
  const leaders = await listLeaders(tx, session.id);
  const sent: NewEvent = {
    stream: sessionStream(session.id),
    type: "turn.context.updated",
    actor,
    visibleTo: { kind: "people", ids: [attendee.keycloakId, ...leaders.map((person) => person.keycloakId)] },
    data: { session_id: session.id, attendee_id: attendee.id },
  };
  return [sent, ...(await replanned(tx, deps, session, actor))];
}
