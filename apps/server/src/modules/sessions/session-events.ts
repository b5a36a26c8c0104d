import { sessionStream } from "../../ledger/streams.ts";
import type { AttendeeRow } from "../attendees/attendee-repository.ts";
import { hasAuthority, roleOf } from "../attendees/attendee-repository.ts";
import type { NewEvent } from "../events/server-event.ts";
import { catalogueStreamsOf } from "./catalogue-streams.ts";
import type { SessionRow } from "./session-repository.ts";

/** A session's state, sent to its people and to everybody whose listing shows it. */
export function stateEvents(session: SessionRow, host: AttendeeRow | null, actor: string | null): NewEvent[] {
  const data = { session_id: session.id, status: session.status, host_attendee_id: host?.id ?? null };
  return [sessionStream(session.id), ...catalogueStreamsOf(session)].map((stream) => ({
    stream,
    type: "session.state.update",
    actor,
    data,
  }));
}

/** A changed session's state; people whose listing showed it before receive it too, so that it leaves their list. */
export function movedEvents(
  before: SessionRow,
  after: SessionRow,
  host: AttendeeRow | null,
  actor: string | null,
): NewEvent[] {
  const events = stateEvents(after, host, actor);
  const known = new Set(events.map(({ stream }) => stream));
  const left = catalogueStreamsOf(before).filter((stream) => !known.has(stream));
  const [first] = events;
  return [...events, ...(first ? left.map((stream) => ({ ...first, stream })) : [])];
}

export function createdEvents(session: SessionRow): NewEvent[] {
  return catalogueStreamsOf(session).map((stream) => ({
    stream,
    type: "catalog.session.created",
    actor: session.ownerKeycloakId,
    data: {
      id: session.id,
      start_time: session.startTime.toISOString(),
      status: session.status,
      language: session.language,
      job_sector_key: session.sector,
      module_key: session.moduleKey,
      version: session.version,
    },
  }));
}

/** A person's place in a session. The count also reaches the listings, the person does not. */
export function attendeeEvents(
  session: SessionRow,
  attendee: AttendeeRow,
  taken: number,
  actor: string | null,
): NewEvent[] {
  return [
    attendeeEvent(sessionStream(session.id), attendee, taken, actor),
    ...catalogueStreamsOf(session).map((stream) => attendeeEvent(stream, attendee, taken, null)),
  ];
}

export function attendeeEvent(stream: string, attendee: AttendeeRow, taken: number, actor: string | null): NewEvent {
  const data = {
    session_id: attendee.sessionId,
    attendee_id: attendee.id,
    status: attendee.status,
    attendee_count: taken,
    is_present: attendee.present,
  };
  return { stream, type: "attendee.update", actor, data };
}

/** A person's scenario or questions are others now. */
export function contextEvent({ sessionId, id }: Pick<AttendeeRow, "sessionId" | "id">, actor: string): NewEvent {
  const data = { session_id: sessionId, attendee_id: id };
  return { stream: sessionStream(sessionId), type: "turn.context.updated", actor, data };
}

/** A raised or lowered hand. */
export function handEvent(attendee: AttendeeRow, actor: string | null): NewEvent {
  const data = { session_id: attendee.sessionId, attendee_id: attendee.id, raised: attendee.handRaisedAt !== null };
  return { stream: sessionStream(attendee.sessionId), type: "attendee.hand.changed", actor, data };
}

/** A person's role, and whether they control; the designated interviewer does. */
export function roleEvent(attendee: AttendeeRow, actor: string | null, interviewer: string | null = null): NewEvent {
  const data = {
    session_id: attendee.sessionId,
    attendee_id: attendee.id,
    role: roleOf(attendee),
    has_authority: hasAuthority(attendee) || attendee.keycloakId === interviewer,
  };
  return { stream: sessionStream(attendee.sessionId), type: "attendee.role.changed", actor, data };
}
