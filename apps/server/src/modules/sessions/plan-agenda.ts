import type { Person } from "../attendees/attendee-repository.ts";
import type { ScheduleShape } from "../schedule/schedule-state.ts";
import type { SessionRow } from "./session-repository.ts";
import type { SessionShape } from "./session-types.ts";

type Entry = SessionShape["agenda"][number];

/** The turns as they went or are planned: a turn that has begun says when, those after it follow on. */
export function planAgenda(session: SessionRow, schedule: ScheduleShape, people: readonly Person[]): Entry[] {
  const names = new Map(people.map((person) => [person.id, person.fullName]));
  const entries: Entry[] = [];
  let slot: number | null | undefined;
  let at = (session.startedAt ?? session.startTime).getTime();
  for (const segment of schedule.timeline) {
    const startsAt = segment.started_at === null ? at : Date.parse(segment.started_at);
    const last = entries.at(-1);
    if (last && segment.slot_index !== null && segment.slot_index === slot) last.duration_sec += segment.duration_sec;
    else {
      entries.push({
        kind: segment.slot_index === null ? "DEBRIEF" : "TURN",
        attendee_id: segment.interviewee_attendee_id,
        full_name:
          segment.interviewee_attendee_id === null ? null : (names.get(segment.interviewee_attendee_id) ?? null),
        starts_at: new Date(startsAt).toISOString(),
        duration_sec: segment.duration_sec,
      });
    }
    slot = segment.slot_index;
    at = startsAt + segment.duration_sec * 1000;
  }
  return entries;
}
