import { handle } from "../../handle.ts";
import { listConfirmed } from "../attendees/attendee-repository.ts";
import { admitLocked } from "./access.ts";
import { ownerFirst, permit } from "./actor.ts";
import { cancelSession } from "./contract.ts";
import { SESSION_POLICY } from "./policy.ts";
import { presentSession } from "./present-session.ts";
import { recordChange } from "./record-change.ts";
import { stateEvents } from "./session-events.ts";
import { announceCancellation } from "./session-mails.ts";
import { changeSession } from "./session-repository.ts";

/** Cancels a session and tells everybody registered and invited, with the reason. */
export const cancelSessionHandler = handle(cancelSession, async ({ deps, viewer, language, params, body }) => {
  const session = await recordChange(deps, async (tx) => {
    const { session, me } = await admitLocked(tx, viewer, params.id);
    permit(SESSION_POLICY.cancel, ownerFirst(me), session.status);
    const cancelled = await changeSession(tx, session.id, {
      status: "CANCELLED",
      endedAt: deps.clock.now(),
      cancelReason: body.reason || null,
      calendarSequence: session.calendarSequence + 1,
    });
    const announced = await announceCancellation(tx, deps, cancelled, viewer);
    const host = (await listConfirmed(tx, [session.id])).find((person) => person.isHost) ?? null;
    return { events: [...stateEvents(cancelled, host, viewer.keycloakId), ...announced], answer: cancelled };
  });
  return { status: 200, body: await presentSession(deps, viewer, session.id, language) };
});
