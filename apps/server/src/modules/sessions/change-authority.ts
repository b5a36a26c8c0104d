import type { Db } from "../../platform/database/database.ts";
import { type AttendeeRow, updateAttendee } from "../attendees/attendee-repository.ts";
import type { NewEvent } from "../events/server-event.ts";
import { roleEvent } from "./session-events.ts";

/** Takes back granted authority; host and owner keep theirs, which comes with the role (LS-6.2). */
export async function revokeGrants(tx: Db, people: readonly AttendeeRow[]): Promise<AttendeeRow[]> {
  const revoked: AttendeeRow[] = [];
  for (const person of people)
    revoked.push(person.authorityGranted ? await updateAttendee(tx, person.id, { authorityGranted: false }) : person);
  return revoked;
}

/** The events of everybody whose control changed, with this interviewer. */
export function authorityEvents(
  before: { readonly people: readonly AttendeeRow[]; readonly interviewer: string | null },
  after: { readonly people: readonly AttendeeRow[]; readonly interviewer: string | null },
  actor: string | null,
): NewEvent[] {
  const controls = (person: AttendeeRow | undefined, interviewer: string | null) =>
    person !== undefined &&
    (person.isHost || person.isOwner || person.authorityGranted || person.keycloakId === interviewer);
  return after.people
    .filter((person) => {
      const was = before.people.find(({ id }) => id === person.id);
      return controls(was, before.interviewer) !== controls(person, after.interviewer);
    })
    .map((person) => roleEvent(person, actor, after.interviewer));
}
