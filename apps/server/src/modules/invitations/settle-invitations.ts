import type { Db } from "../../platform/database/database.ts";
import type { AttendeeRow } from "../attendees/attendee-repository.ts";
import type { NewEvent } from "../events/server-event.ts";
import { invitationEvents } from "./invitation-events.ts";
import { pendingOf, updateInvitation } from "./invitation-repository.ts";

interface Settlement {
  readonly actor: string | null;
  readonly at: Date;
}

/**
 * A person who takes the place of an invitation has accepted it, by whichever call they came. An explicit acceptance
 * also settles the invitations to their address; otherwise a leader could match address and person by the seats. Call
 * it with the session locked.
 */
export async function settleAccepted(
  tx: Db,
  seated: AttendeeRow,
  { actor, at }: Settlement,
  { boundOnly = true }: { readonly boundOnly?: boolean } = {},
): Promise<NewEvent[]> {
  const events: NewEvent[] = [];
  for (const { id } of await pendingOf(tx, seated.sessionId, seated.keycloakId, { boundOnly })) {
    const change = { status: "accepted", settledAt: at, attendeeId: seated.id } as const;
    events.push(...invitationEvents(await updateInvitation(tx, id, change), seated.keycloakId, actor));
  }
  return events;
}

/** A person who gives up the place of an invitation has declined it. Call it with the session locked. */
export async function settleDeclined(tx: Db, gone: AttendeeRow, { actor, at }: Settlement): Promise<NewEvent[]> {
  const change = { status: "declined", settledAt: at } as const;
  const events: NewEvent[] = [];
  for (const { id } of await pendingOf(tx, gone.sessionId, gone.keycloakId, { boundOnly: true }))
    events.push(...invitationEvents(await updateInvitation(tx, id, change), gone.keycloakId, actor));
  return events;
}
