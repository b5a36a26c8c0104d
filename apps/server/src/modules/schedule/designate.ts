import type { AttendeeRow } from "../attendees/attendee-repository.ts";
import { SEAT_RULES } from "../attendees/seat-rules.ts";

/**
 * Returns the interviewer of a candidate: the host; or, if the host is in the hot seat or there is none, the next
 * confirmed non-observer in seating order after the candidate (LS-D3.6). People in the call come first, because somebody
 * absent cannot ask. Null when nobody else is confirmed.
 */
export function designateInterviewer(
  confirmed: readonly AttendeeRow[],
  intervieweeAttendeeId: number | null,
): AttendeeRow | null {
  const host = confirmed.find((person) => person.isHost);
  if (host && host.id !== intervieweeAttendeeId) return host;
  const seated = confirmed.filter((person) => SEAT_RULES[person.seat].mayLead);
  const place = seated.findIndex((person) => person.id === intervieweeAttendeeId);
  const following = [...seated.slice(place + 1), ...seated.slice(0, Math.max(place, 0))];
  const others = following.filter((person) => person.id !== intervieweeAttendeeId);
  return others.find((person) => person.present) ?? others[0] ?? null;
}
