import type { Db } from "../../deps.ts";
import type { NewEvent } from "../../ledger/ledger.ts";
import type { AttendeeRow } from "../attendees/attendee-repository.ts";
import { invitationEvents } from "./invitation-events.ts";
import { pendingOf, updateInvitation } from "./invitation-repository.ts";

interface Settlement {
  readonly actor: string | null;
  readonly at: Date;
}

/**
 * Who takes the place an invitation made them has accepted it, by whichever call they came; who accepts one in so many words, also
 * those to their address. Otherwise a leader would learn whose address it is from whom they have seated. Call it with the session locked.
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

/** An invited person's place was given up: by themself it is declined, by somebody else withdrawn. Call it with the session locked. */
export async function settleGone(tx: Db, gone: AttendeeRow, { actor, at }: Settlement): Promise<NewEvent[]> {
  const status = actor === gone.keycloakId ? "declined" : "withdrawn";
  const events: NewEvent[] = [];
  for (const { id } of await pendingOf(tx, gone.sessionId, gone.keycloakId, { boundOnly: true }))
    events.push(...invitationEvents(await updateInvitation(tx, id, { status, settledAt: at }), gone.keycloakId, actor));
  return events;
}
