import { handle } from "../../handle.ts";
import { sessionStream } from "../../ledger/streams.ts";
import type { NewEvent } from "../events/server-event.ts";
import { admitLocked, requireAttendee } from "../sessions/access.ts";
import { actorOf, permit } from "../sessions/actor.ts";
import { recordChange } from "../sessions/record-change.ts";
import { updateAttendee } from "./attendee-repository.ts";
import { acknowledgeHost } from "./contract.ts";
import { ATTENDEE_POLICY } from "./policy.ts";

/**
 * Stored with the hand-over, so that a second device and a reload agree. A confirmation of an earlier hand-over
 * confirms nothing.
 */
export const acknowledgeHostHandler = handle(acknowledgeHost, async ({ deps, viewer, params, body }) => {
  await recordChange(deps, async (tx) => {
    const { session, me } = await admitLocked(tx, viewer, params.id);
    permit(ATTENDEE_POLICY.acknowledgeHost, actorOf(me), session.status);
    const host = requireAttendee(me);
    const isMeant = host.hostSince?.getTime() === Date.parse(body.at);
    if (host.hostAcknowledgedAt !== null || !isMeant) return { events: [], response: host };
    const acknowledged = await updateAttendee(tx, host.id, { hostAcknowledgedAt: deps.clock.now() });
    const event: NewEvent = {
      stream: sessionStream(session.id),
      type: "host.acknowledged",
      actor: viewer.keycloakId,
      data: { session_id: session.id, host_attendee_id: host.id },
    };
    return { events: [event], response: acknowledged };
  });
  return { status: 204 };
});
