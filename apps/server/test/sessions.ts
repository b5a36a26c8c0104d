import type { Deps } from "../src/deps.ts";
import { attendees } from "../src/modules/attendees/tables.ts";
import { sessions } from "../src/modules/sessions/tables.ts";
import { addPerson, type Person } from "./people.ts";

/** A valid session to create at the tests' time, four minutes before it begins. */
export const OFFER = {
  module: "M2",
  workshop: "methode_star",
  language: "en",
  start_time: "2026-11-21T09:04:00.000Z",
  duration_minutes: 20,
  capacity: 4,
  sector: "software",
} as const;

/** A session of organisation 1 with these people confirmed, the first of them its owner and host. */
export async function addSession(deps: Deps, people: readonly Person[]): Promise<number> {
  const { db } = deps.database;
  for (const person of people) await addPerson(deps, person);
  const now = deps.clock.now();
  const [row] = await db
    .insert(sessions)
    .values({
      status: "IN_PROGRESS",
      accessLevel: "OPEN",
      visibility: "organisation",
      flowMode: "GUIDED",
      language: "en",
      sector: "any",
      moduleKey: "M1",
      workshopKey: "pitch_simple",
      startTime: now,
      startedAt: now,
      durationMinutes: 60,
      capacity: 8,
      observersAllowed: true,
      ownerKeycloakId: people[0]?.keycloakId ?? null,
      organisationId: 1,
      institutionId: 1,
      seed: 1,
      version: 1,
    })
    .returning({ id: sessions.id });
  const { id } = row as { id: number };
  if (people.length > 0) {
    await db.insert(attendees).values(
      people.map((person, index) => ({
        sessionId: id,
        keycloakId: person.keycloakId,
        seat: "participant" as const,
        status: "CONFIRMED" as const,
        isOwner: index === 0,
        isHost: index === 0,
        hotSeat: true,
        seatingIndex: index,
        confirmedAt: now,
      })),
    );
  }
  return id;
}
