import type { Attendee, Session } from "@hotseat/api-client/types";
import { MINUTE_MS } from "@hotseat/core/durations";
import type { StartStep } from "../../shared/headless/start-rules";
import type { Seat } from "../headless/agenda-rules";
import type { PrejoinSession } from "./prejoin.types";

function seatOf(attendee: Attendee): Seat {
  const { full_name, short_name } = attendee.user;
  return {
    attendeeId: attendee.id,
    fullName: full_name,
    shortName: short_name || (full_name.split(" ")[0] ?? full_name),
    isObserver: attendee.role === "observer",
    isHost: attendee.is_host,
    isPresent: attendee.is_present,
    ...(attendee.user.is_program ? { isProgram: true } : {}),
  };
}

function endOf(session: Session): string | null {
  const last = session.agenda.at(-1);
  const end = last
    ? Date.parse(last.starts_at) + last.duration_sec * 1_000
    : Date.parse(session.start_time) + session.duration_minutes * MINUTE_MS;
  return new Date(end).toISOString();
}

/** The session as the view needs it; `start` as time has it now. */
export function prejoinSessionOf(session: Session, attendees: readonly Attendee[], start: StartStep): PrejoinSession {
  return {
    status: session.status,
    accessLevel: session.access_level,
    myRole: session.userRole,
    start,
    title: session.title,
    subtitle: `${session.type.module.key} · ${session.type.module.title}`,
    startsAt: session.start_time,
    opensAt: session.opens_at,
    endsAt: endOf(session),
    agenda: session.agenda.map((entry) => ({
      kind: entry.kind,
      attendeeId: entry.attendee_id,
      interviewerId: entry.interviewer_attendee_id,
      startsAt: entry.starts_at,
      durationSec: entry.duration_sec,
    })),
    seats: attendees.filter((attendee) => attendee.status === "CONFIRMED").map(seatOf),
    myAttendeeId: session.my_attendee_id,
    hostName: session.host?.full_name ?? session.owner?.full_name ?? null,
  };
}
