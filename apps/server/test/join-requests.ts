import { eq } from "drizzle-orm";
import type { Deps } from "../src/deps.ts";
import { saveAttendee } from "../src/modules/attendees/attendee-repository.ts";
import type { Seat } from "../src/modules/attendees/attendee-types.ts";
import { insertRequest } from "../src/modules/attendees/join-request-repository.ts";
import { createSchedule } from "../src/modules/schedule/schedule-repository.ts";
import { sessions } from "../src/modules/sessions/tables.ts";
import { addPerson, type Person } from "./people.ts";
import { addSession } from "./sessions.ts";

/** A closed session to come with this owner, who also hosts it. */
export async function addClosedSession(
  deps: Deps,
  owner: Person,
  change: Partial<typeof sessions.$inferInsert> = {},
): Promise<number> {
  const id = await addSession(deps, [owner]);
  const { organisationId, institutionId } = owner;
  await deps.database.db
    .update(sessions)
    .set({ accessLevel: "CLOSED", status: "SCHEDULED", startedAt: null, organisationId, institutionId, ...change })
    .where(eq(sessions.id, id));
  await createSchedule(deps.database.db, id);
  return id;
}

interface Asking {
  readonly seat?: Seat;
  readonly message?: string;
  /** Default: now. */
  readonly at?: Date;
}

/** An open request of a person, without the call and its events; returns its id. */
export async function addRequest(
  deps: Deps,
  sessionId: number,
  person: Person,
  { seat = "participant", message = "", at = deps.clock.now() }: Asking = {},
): Promise<number> {
  const { db } = deps.database;
  await addPerson(deps, person);
  const hotSeat = seat === "participant";
  const place = { sessionId, keycloakId: person.keycloakId, seat, hotSeat, seatingIndex: null };
  const attendee = await saveAttendee(db, { ...place, status: "PENDING" });
  const asked = { sessionId, attendeeId: attendee.id, seat, hotSeat, message, createdAt: at };
  return (await insertRequest(db, { ...asked, status: "pending" })).id;
}
