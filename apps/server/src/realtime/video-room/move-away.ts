import type { Deps } from "../../deps.ts";
import { findAttendeeOf } from "../../modules/attendees/attendee-repository.ts";
import { excludeFromRoom } from "../../modules/attendees/exclude-from-room.ts";
import { leaveRoom } from "../../modules/attendees/unseat-person.ts";
import { changeRoom, lockSession } from "../../modules/sessions/session-repository.ts";

/** Moves everybody else to another room, which the token of this person without a place does not open. */
export async function moveAwayFrom(deps: Deps, sessionId: number, identity: string): Promise<void> {
  const hasMoved = await deps.database.transaction(async (tx) => {
    const session = await lockSession(tx, sessionId);
    const person = await findAttendeeOf(tx, sessionId, identity);
    if (session?.status !== "IN_PROGRESS" || person?.status === "CONFIRMED") return false;
    // A person whose account was deleted has no row that says which token they hold.
    if (person) await excludeFromRoom(tx, session, person, deps.clock.now());
    else await changeRoom(tx, session, deps.clock.now());
    return true;
  });
  if (hasMoved) await leaveRoom(deps, [{ sessionId, keycloakId: identity }]);
}
