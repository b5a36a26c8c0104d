import { and, eq, inArray, or } from "drizzle-orm";
import { eraseFromLedger } from "../../ledger/erase-from-ledger.ts";
import type { Db } from "../../platform/database/database.ts";
import { requestsChanged } from "../admin-users/requests-changed.ts";
import { attendees, joinRequests } from "../attendees/tables.ts";
import { evaluations, pillarRatings } from "../evaluations/tables.ts";
import type { NewEvent } from "../events/server-event.ts";
import { invitations } from "../invitations/tables.ts";
import { mailOutbox } from "../mail/tables.ts";
import { sessionNotes } from "../notes/tables.ts";
import { padUsers } from "../pads/tables.ts";
import { registrations } from "../registration/tables.ts";
import { userBatchRows } from "../user-batches/tables.ts";
import { endAccess } from "../users/set-person-active.ts";
import { users } from "../users/tables.ts";

/**
 * Deletes what is kept about a person: evaluations about them, their notes, descriptions, mails, invitations and requests, and
 * every reference to them in the ledger. Their seats stay without a name, with the evaluations and messages written in them.
 * Returns the events for the administrators who had their request for an account before them.
 */
export async function erasePerson(tx: Db, keycloakId: string, email: string): Promise<NewEvent[]> {
  await endAccess(tx, keycloakId);
  const seats = tx.select({ id: attendees.id }).from(attendees).where(eq(attendees.keycloakId, keycloakId));
  await tx
    .delete(evaluations)
    .where(
      or(
        inArray(evaluations.evaluateeId, seats),
        and(inArray(evaluations.evaluatorId, seats), eq(evaluations.status, "DRAFT")),
      ),
    );
  await tx.delete(pillarRatings).where(inArray(pillarRatings.evaluateeId, seats));
  await tx.delete(sessionNotes).where(inArray(sessionNotes.authorId, seats));
  await tx.update(joinRequests).set({ message: "", reason: null }).where(inArray(joinRequests.attendeeId, seats));
  await tx
    .update(attendees)
    .set({ anonymizedProfileSummary: null, profileApprovedAt: null, scenarioTitle: null, scenarioText: null })
    .where(eq(attendees.keycloakId, keycloakId));
  await tx.delete(invitations).where(eq(invitations.address, email));
  const requests = await tx.delete(registrations).where(eq(registrations.email, email)).returning();
  await tx.delete(mailOutbox).where(or(eq(mailOutbox.keycloakId, keycloakId), eq(mailOutbox.address, email)));
  await tx.delete(userBatchRows).where(or(eq(userBatchRows.keycloakId, keycloakId), eq(userBatchRows.email, email)));
  await tx.update(padUsers).set({ name: "" }).where(eq(padUsers.keycloakId, keycloakId));
  await tx.delete(users).where(eq(users.keycloakId, keycloakId));
  await eraseFromLedger(tx, keycloakId);
  const events: NewEvent[] = [];
  for (const { status, organisationId, institutionId } of requests)
    if (status === "pending")
      events.push(...(await requestsChanged(tx, "account", { organisationId, institutionId }, null)));
  return events;
}
