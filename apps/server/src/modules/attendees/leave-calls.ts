import { and, eq, isNotNull } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { recordChange } from "../sessions/record-change.ts";
import { lockSession } from "../sessions/session-repository.ts";
import { sessions } from "../sessions/tables.ts";
import { findAttendeeOf } from "./attendee-repository.ts";
import { excludeFromRoom } from "./exclude-from-room.ts";
import { attendees } from "./tables.ts";
import { leaveRoom } from "./unseat-person.ts";

/**
 * Ends a person's calls: the others move to another video room, which the person's token does not open. Their seats
 * stay.
 */
export async function leaveCalls(deps: Deps, keycloakId: string): Promise<void> {
  const calls = await deps.database.db
    .select({ sessionId: attendees.sessionId })
    .from(attendees)
    .innerJoin(sessions, eq(sessions.id, attendees.sessionId))
    .where(
      and(
        eq(attendees.keycloakId, keycloakId),
        isNotNull(attendees.callConnectionId),
        eq(sessions.status, "IN_PROGRESS"),
      ),
    );
  for (const { sessionId } of calls) await leaveCall(deps, sessionId, keycloakId);
}

async function leaveCall(deps: Deps, sessionId: number, keycloakId: string): Promise<void> {
  await recordChange(deps, async (tx) => {
    const session = await lockSession(tx, sessionId);
    const person = await findAttendeeOf(tx, sessionId, keycloakId);
    if (session && person) await excludeFromRoom(tx, session, person, deps.clock.now());
    return { events: [], response: null };
  });
  await leaveRoom(deps, [{ sessionId, keycloakId }]);
}
