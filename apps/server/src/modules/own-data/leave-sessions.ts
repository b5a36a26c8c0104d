import { and, eq, inArray } from "drizzle-orm";
import type { Viewer } from "../../contract/viewer.ts";
import type { Deps } from "../../deps.ts";
import { findAttendeeOf } from "../attendees/attendee-repository.ts";
import { attendees } from "../attendees/tables.ts";
import { leaveRoom, unseatPerson } from "../attendees/unseat-person.ts";
import { cancelLocked } from "../sessions/cancel-session.ts";
import { recordChange } from "../sessions/record-change.ts";
import { lockSession } from "../sessions/session-repository.ts";
import { sessions } from "../sessions/tables.ts";

/** Cancels a person's own scheduled sessions, and gives their seats in all others back that are not over. */
export async function leaveSessions(deps: Deps, viewer: Viewer): Promise<void> {
  const rows = await deps.database.db
    .select({ id: sessions.id })
    .from(attendees)
    .innerJoin(sessions, eq(sessions.id, attendees.sessionId))
    .where(
      and(
        eq(attendees.keycloakId, viewer.keycloakId),
        inArray(attendees.status, ["CONFIRMED", "PENDING", "INVITED"]),
        inArray(sessions.status, ["SCHEDULED", "IN_PROGRESS"]),
      ),
    );
  for (const { id } of rows) await leave(deps, viewer, id);
}

async function leave(deps: Deps, viewer: Viewer, sessionId: number): Promise<void> {
  const left = await recordChange(deps, async (tx) => {
    const session = await lockSession(tx, sessionId);
    const me = await findAttendeeOf(tx, sessionId, viewer.keycloakId);
    if (!session || !me) return { events: [], response: null };
    if (me.isOwner && session.status === "SCHEDULED") {
      const { events } = await cancelLocked(tx, deps, session, viewer, "");
      return { events, response: null };
    }
    const { left, events } = await unseatPerson(tx, deps, session, me, { actor: viewer.keycloakId });
    return { events, response: left };
  });
  if (left) await leaveRoom(deps, [left]);
}
