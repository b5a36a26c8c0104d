import { sessionStream } from "../../ledger/streams.ts";
import type { Db } from "../../platform/database/database.ts";
import { type AttendeeRow, listConfirmed, updateAttendee } from "../attendees/attendee-repository.ts";
import type { HandoverCause } from "../attendees/attendee-types.ts";
import type { NewEvent } from "../events/server-event.ts";
import { passInterviewOn } from "../schedule/pass-interview-on.ts";
import { roleEvent } from "./session-events.ts";
import type { SessionRow } from "./session-repository.ts";

export interface HostChange {
  readonly actor: string | null;
  readonly at: Date;
  /** Null for a person who takes the role by their own act: they need not confirm it. */
  readonly cause: HandoverCause | null;
}

/**
 * Makes a person host in place of the current one; changes nothing for a person who is host already. Call it with the
 * session locked.
 */
export async function makeHost(
  tx: Db,
  session: SessionRow,
  attendee: AttendeeRow,
  { actor, at, cause }: HostChange,
): Promise<{ host: AttendeeRow; events: NewEvent[] }> {
  if (attendee.isHost) return { host: attendee, events: [] };
  const people = await listConfirmed(tx, [session.id]);
  const before = people.find((person) => person.isHost) ?? null;
  const led = people.map((person) => ({ ...person, isHost: person.id === attendee.id }));
  const { interviewer, events: passed } = await passInterviewOn(tx, session, { actor, at, cause, people: led, before });
  // Authority granted for an interview ends with it.
  const unseated = before
    ? [await updateAttendee(tx, before.id, { isHost: false, ...(passed.length > 0 && { authorityGranted: false }) })]
    : [];
  const host = await updateAttendee(tx, attendee.id, {
    isHost: true,
    hostSince: at,
    hostCause: cause,
    hostBeforeAttendeeId: before?.id ?? null,
    hostAcknowledgedAt: null,
  });
  const reassigned: NewEvent = {
    stream: sessionStream(session.id),
    type: "host.reassigned",
    actor,
    data: { session_id: session.id, host_attendee_id: host.id },
  };
  const roles = [...unseated.map((person) => roleEvent(person, actor, interviewer)), roleEvent(host, actor)];
  return { host, events: [...roles, ...passed, reassigned] };
}
