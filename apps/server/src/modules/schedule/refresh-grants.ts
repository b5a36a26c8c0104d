import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import type { RoomGrant } from "../../platform/video/video-platform.ts";
import { listConfirmed, type Person, roleOf } from "../attendees/attendee-repository.ts";
import type { NewEvent } from "../events/server-event.ts";
import { isCapable, liveRolesOf } from "../sessions/live-policy.ts";
import { findSession, roomOf, type SessionRow } from "../sessions/session-repository.ts";
import { loadSchedule, type StoredSchedule } from "./schedule-repository.ts";

/** The grants of one person in a session's video room, by the live policy. */
export function grantOf(
  session: SessionRow,
  { designation }: Pick<StoredSchedule, "designation">,
  person: Person,
): RoomGrant {
  const roles = liveRolesOf(person, designation);
  return {
    ...roomOf(session),
    identity: person.keycloakId,
    name: person.shortName,
    role: roleOf(person),
    hasAuthority: isCapable(roles, "control"),
    maySpeak: isCapable(roles, "speak"),
    mayPresent: isCapable(roles, "present"),
  };
}

/** The grants of each confirmed person in the room; a person whose account is disabled has none. */
export async function grantsIn(db: Db, session: SessionRow): Promise<Array<{ person: Person; grant: RoomGrant }>> {
  const stored = await loadSchedule(db, session);
  const people = await listConfirmed(db, [session.id]);
  return people
    .filter(({ isActive }) => isActive)
    .map((person) => ({ person, grant: grantOf(session, stored, person) }));
}

/** Whether a change gave the turn's roles, and with them grants in the room, to other people. */
export const changesRoles = (events: readonly NewEvent[]): boolean =>
  events.some(({ type }) => type === "interviewee.designated");

/** Sends the current grants to the video room. Best effort: the server checks every call anyway. */
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
