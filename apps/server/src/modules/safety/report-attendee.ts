import { handle } from "../../handle.ts";
import { userStream } from "../../ledger/streams.ts";
import { admitLocked } from "../sessions/access.ts";
import { actorOf, permit } from "../sessions/actor.ts";
import { recordChange } from "../sessions/record-change.ts";
import { reportAttendee } from "./contract.ts";
import { findOther } from "./find-other.ts";
import { SAFETY_POLICY } from "./policy.ts";
import { personReports } from "./tables.ts";

/** Kept for admins; its reason and text stay in this table, and only the reporter's own stream has an event of it. */
export const reportAttendeeHandler = handle(reportAttendee, async ({ deps, viewer, params, body }) => {
  await recordChange(deps, async (tx) => {
    const { session, me } = await admitLocked(tx, viewer, params.id);
    permit(SAFETY_POLICY.report, actorOf(me), session.status);
    const other = await findOther(tx, viewer, session.id, params.attendeeId);
    const now = deps.clock.now();
    await tx
      .insert(personReports)
      .values({
        sessionId: session.id,
        reporterKeycloakId: viewer.keycloakId,
        reportedKeycloakId: other.keycloakId,
        ...body,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoUpdate({
        target: [personReports.sessionId, personReports.reporterKeycloakId, personReports.reportedKeycloakId],
        set: { ...body, updatedAt: now },
      });
    const data = { session_id: session.id, attendee_id: other.id };
    const stream = userStream(viewer.keycloakId);
    return { events: [{ stream, type: "attendee.reported", actor: viewer.keycloakId, data }], response: undefined };
  });
  return { status: 204 };
});
