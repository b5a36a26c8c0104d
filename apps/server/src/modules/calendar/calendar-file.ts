import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from "ical-generator";
import type { Language } from "../../contract/viewer.ts";
import type { Deps } from "../../deps.ts";
import { MINUTE_MS } from "../../platform/clock/durations.ts";
import type { SessionRow } from "../sessions/session-repository.ts";

type CalendarDeps = Pick<Deps, "config" | "clock" | "content">;

/** Recipient of a mail with a calendar file. */
export interface CalendarRecipient {
  readonly address: string;
  /** Null for an address without an account. */
  readonly fullName: string | null;
  readonly language: Language;
  /** They have a seat already; otherwise the entry waits for their answer. */
  readonly isConfirmed: boolean;
}

/**
 * Returns the calendar file (RFC 5545, RFC 5546) of a mail about a session: REQUEST for an invitation or a change, CANCEL
 * for a cancellation. A later file replaces an earlier one by its UID and `calendarSequence`.
 */
export function sessionCalendarFile(
  deps: CalendarDeps,
  session: SessionRow,
  recipient: CalendarRecipient,
  method: "REQUEST" | "CANCEL",
): string {
  const attendee = {
    email: recipient.address,
    name: recipient.fullName,
    role: ICalAttendeeRole.REQ,
    status: recipient.isConfirmed ? ICalAttendeeStatus.ACCEPTED : ICalAttendeeStatus.NEEDSACTION,
    // Answers are given on the site; nobody reads mails to the organiser's address.
    rsvp: false,
  };
  return calendarFile(ICalCalendarMethod[method], [
    {
      ...entryOf(deps, session, recipient.language),
      ...(method === "CANCEL" && { status: ICalEventStatus.CANCELLED }),
      attendees: [attendee],
    },
  ]);
}

/** Returns a calendar file to download or to subscribe to. It names no attendees (RFC 5546, 3.2.1). */
export function publishedCalendarFile(deps: CalendarDeps, sessions: readonly SessionRow[], language: Language): string {
  return calendarFile(
    ICalCalendarMethod.PUBLISH,
    sessions.map((session) => entryOf(deps, session, language)),
  );
}

function calendarFile(method: ICalCalendarMethod, events: ICalEventData[]): string {
  return ical({ prodId: { company: "Hotseat", product: "Hotseat" }, method, events }).toString();
}

/** Times are in UTC, so the entry needs no VTIMEZONE and a change of the clocks cannot move it. */
function entryOf({ config, clock, content }: CalendarDeps, session: SessionRow, language: Language): ICalEventData {
  const title = content.workshop(session.workshopKey)?.workshop.title[language] ?? session.workshopKey;
  const link = `${config.publicUrl}/home?session=${session.id}`;
  return {
    id: `session-${session.id}@${new URL(config.publicUrl).hostname}`,
    sequence: session.calendarSequence,
    stamp: clock.now(),
    start: session.startTime,
    end: new Date(session.startTime.getTime() + session.durationMinutes * MINUTE_MS),
    summary: `Hotseat: ${title}`,
    description: link,
    url: link,
    status: session.status === "CANCELLED" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: config.mailFrom.name, email: config.mailFrom.address },
  };
}
