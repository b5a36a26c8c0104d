import type { Deps } from "../../deps.ts";
import { sessionStream } from "../../ledger/streams.ts";
import { loadSchedule } from "../schedule/schedule-repository.ts";
import { recordPresence } from "../schedule/segment-presence.ts";
import { recordChange } from "../sessions/record-change.ts";
import { attendeeEvent, handEvent } from "../sessions/session-events.ts";
import { lockSession } from "../sessions/session-repository.ts";
import { type AttendeeRow, countSeated, listConfirmed, updateAttendee } from "./attendee-repository.ts";

/** Sets the people in a session's video room now, by keycloak_id; sends each arrival and departure once. */
export async function setPresence(deps: Deps, sessionId: number, identities: readonly string[]): Promise<void> {
  const here = new Set(identities);
  const moved = (people: readonly AttendeeRow[]) =>
    people.filter((person) => person.present !== here.has(person.keycloakId));
  if (moved(await listConfirmed(deps.database.db, [sessionId])).length === 0) return;
  await recordChange(deps, async (tx) => {
    const session = await lockSession(tx, sessionId);
    if (!session) return { events: [], response: undefined };
    const changed = moved(await listConfirmed(tx, [sessionId]));
    const taken = await countSeated(tx, sessionId);
    const events = [];
    for (const person of changed) {
      const present = here.has(person.keycloakId);
      const row = await updateAttendee(tx, person.id, {
        present,
        presentChangedAt: deps.clock.now(),
        ...(!present && { handRaisedAt: null }),
      });
      events.push(attendeeEvent(sessionStream(sessionId), row, taken, null));
      if (person.handRaisedAt !== null && !present) events.push(handEvent(row, null));
    }
    await recordPresence(tx, deps.clock, sessionId, await loadSchedule(tx, session));
    return { events, response: undefined };
  });
}
