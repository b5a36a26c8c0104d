import type { Db } from "../../deps.ts";
import { type NewEvent, sessionStream } from "../../ledger/ledger.ts";
import { type AttendeeRow, listConfirmed, updateAttendee } from "../attendees/attendee-repository.ts";
import { roleEvent } from "./session-events.ts";

/** Seats a host and unseats the one before; nothing changes for who is host already. Call it with the session locked. */
export async function makeHost(
  tx: Db,
  attendee: AttendeeRow,
  actor: string | null,
  at: Date,
): Promise<{ host: AttendeeRow; events: NewEvent[] }> {
  if (attendee.isHost) return { host: attendee, events: [] };
  const before = (await listConfirmed(tx, [attendee.sessionId])).filter((person) => person.isHost);
  const unseated = await Promise.all(before.map((person) => updateAttendee(tx, person.id, { isHost: false })));
  const host = await updateAttendee(tx, attendee.id, { isHost: true, hostSince: at });
  const reassigned: NewEvent = {
    stream: sessionStream(host.sessionId),
    type: "host.reassigned",
    actor,
    data: { session_id: host.sessionId, host_attendee_id: host.id },
  };
  return { host, events: [...unseated.map((person) => roleEvent(person, actor)), roleEvent(host, actor), reassigned] };
}
