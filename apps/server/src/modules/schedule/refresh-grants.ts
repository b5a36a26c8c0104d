import type { Deps } from "../../deps.ts";
import { hasAuthority, listConfirmed, roleOf } from "../attendees/attendee-repository.ts";
import { findSession } from "../sessions/session-repository.ts";
import { loadSchedule } from "./schedule-repository.ts";

/** Tells the video room what the people in it may do now; best effort, the server checks every call anyway. */
export async function refreshGrants(deps: Deps, sessionId: number): Promise<void> {
  if (!deps.video.available) return;
  try {
    const { db } = deps.database;
    const session = await findSession(db, sessionId);
    if (!session) return;
    const { designation } = await loadSchedule(db, session);
    const present = (await listConfirmed(db, [sessionId])).filter((person) => person.present);
    await Promise.all(
      present.map((person) =>
        deps.video.updateGrant({
          sessionId,
          identity: person.keycloakId,
          name: person.shortName,
          role: roleOf(person),
          hasAuthority: hasAuthority(person) || person.keycloakId === designation.interviewerKeycloakId,
        }),
      ),
    );
  } catch (error) {
    deps.log.warn({ error, sessionId }, "room grants could not be refreshed");
  }
}
