import { sessionStream, userStream } from "../../ledger/streams.ts";
import type { NewEvent } from "../events/server-event.ts";
import type { InvitationRow } from "./invitation-repository.ts";

/**
 * The events of an invitation to the session's leaders, the same whether or not the address has an account, and to the
 * invited person, if there is one. Leaders do not learn who declined: they know the address, and a person who accepts
 * appears with a seat.
 */
export function invitationEvents(
  invitation: InvitationRow,
  invitedKeycloakId: string | null,
  actor: string | null,
): NewEvent[] {
  const type = "invitation.update";
  const data = { session_id: invitation.sessionId, invitation_id: invitation.id, status: invitation.status };
  const leaders = sessionStream(invitation.sessionId);
  const named = invitation.status === "declined" ? null : actor;
  return [
    { stream: leaders, type, actor: named, data, visibleTo: { kind: "authorities" } },
    ...(invitedKeycloakId === null ? [] : [{ stream: userStream(invitedKeycloakId), type, actor, data } as const]),
  ];
}

/** To the invited person only: leaders do not learn when an address got its account, nor when its place was removed. */
export function placeEvent(invitation: InvitationRow, invitedKeycloakId: string, actor: string | null): NewEvent {
  const data = { session_id: invitation.sessionId, invitation_id: invitation.id, status: invitation.status };
  return { stream: userStream(invitedKeycloakId), type: "invitation.update", actor, data };
}
