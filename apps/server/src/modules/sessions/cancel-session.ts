import type { Deps } from "../../deps.ts";
import { handle } from "../../handle.ts";
import type { Db } from "../../platform/database/database.ts";
import { listConfirmed } from "../attendees/attendee-repository.ts";
import { requestsEnded } from "../attendees/join-request-repository.ts";
import { admitLocked } from "./access.ts";
import { ownerFirst, permit } from "./actor.ts";
import { cancelSession } from "./contract.ts";
import type { Sender } from "./mail-recipients.ts";
import { SESSION_POLICY } from "./policy.ts";
import { presentSession } from "./present-session.ts";
import { type Change, recordChange } from "./record-change.ts";
import { stateEvents } from "./session-events.ts";
import { announceCancellation } from "./session-mails.ts";
import { changeSession, type SessionRow } from "./session-repository.ts";

/** Cancels a session and tells everybody registered and invited, with the reason. */
export const cancelSessionHandler = handle(cancelSession, async ({ deps, viewer, language, params, body }) => {
  const session = await recordChange(deps, async (tx) => {
    const { session, me } = await admitLocked(tx, viewer, params.id);
    permit(SESSION_POLICY.cancel, ownerFirst(me), session.status);
    return cancelLocked(tx, deps, session, viewer, body.reason);
  });
  return { status: 200, body: await presentSession(deps, viewer, session.id, language) };
});

/** Cancels a scheduled session and writes to its people. Call it with the session locked. */
export async function cancelLocked(
  tx: Db,
  deps: Deps,
  session: SessionRow,
  sender: Sender,
  reason: string | undefined,
): Promise<Change<SessionRow>> {
  const cancelled = await changeSession(tx, session.id, {
    status: "CANCELLED",
    endedAt: deps.clock.now(),
    cancelReason: reason || null,
    calendarSequence: session.calendarSequence + 1,
  });
  const announced = await announceCancellation(tx, deps, cancelled, sender);
  const host = (await listConfirmed(tx, [session.id])).find((person) => person.isHost) ?? null;
  const ended = await requestsEnded(tx, cancelled, sender.keycloakId);
  return { events: [...stateEvents(cancelled, host, sender.keycloakId), ...ended, ...announced], response: cancelled };
}
