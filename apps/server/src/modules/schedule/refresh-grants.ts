import type { Db, Deps, RoomGrant } from "../../deps.ts";
import { hasAuthority, listConfirmed, type Person, roleOf } from "../attendees/attendee-repository.ts";
import { findSession, type SessionRow } from "../sessions/session-repository.ts";
import { loadSchedule } from "./schedule-repository.ts";

/** What each confirmed person may do in a session's video room now. */
export async function grantsIn(db: Db, session: SessionRow): Promise<Array<{ person: Person; grant: RoomGrant }>> {
  const { designation } = await loadSchedule(db, session);
  return (await listConfirmed(db, [session.id])).map((person) => ({
    person,
    grant: {
      sessionId: session.id,
      identity: person.keycloakId,
      name: person.shortName,
      role: roleOf(person),
      hasAuthority: hasAuthority(person) || person.keycloakId === designation.interviewerKeycloakId,
    },
  }));
}

/** Tells the video room what the people in it may do now; best effort, the server checks every call anyway. */
export async function refreshGrants(deps: Deps, sessionId: number): Promise<void> {
  if (!deps.video.available) return;
  try {
    const { db } = deps.database;
    const session = await findSession(db, sessionId);
    if (!session) return;
    const present = (await grantsIn(db, session)).filter(({ person }) => person.present);
    await Promise.all(present.map(({ grant }) => deps.video.updateGrant(grant)));
  } catch (error) {
    deps.log.warn({ error, sessionId }, "room grants could not be refreshed");
  }
}
