import type { Person } from "../attendees/attendee-repository.ts";
import { designateInterviewer } from "../schedule/designate.ts";
import type { ScheduleShape } from "../schedule/schedule-state.ts";
import type { SessionRow } from "./session-repository.ts";
import type { SessionShape } from "./session-types.ts";

type Entry = SessionShape["agenda"][number];

/** A turn, or the debrief, in milliseconds; `hasBegun`: its start is a fact, not a plan. */
interface Stretch {
  readonly slotIndex: number | null;
  readonly attendeeId: number | null;
  readonly hasBegun: boolean;
  /** True if any segment has begun: the schedule can jump into the middle of a turn. */
  anyBegun: boolean;
  startMs: number;
  endMs: number;
}

/**
 * One entry for each turn, two for an interrupted one. A begun segment has its real start; the next ones follow it.
 * Segments after the current one are still to come, begun before or not.
 */
function stretchesOf(session: SessionRow, schedule: ScheduleShape): Stretch[] {
  const stretches: Stretch[] = [];
  let at = (session.startedAt ?? session.startTime).getTime();
  for (const [order, one] of schedule.timeline.entries()) {
    const segment = order > schedule.current_index ? { ...one, started_at: null } : one;
    const startMs = segment.started_at === null ? at : Date.parse(segment.started_at);
    const lengthSec = segment.interrupted ? (segment.remaining_sec ?? 0) : segment.duration_sec;
    const endMs = startMs + lengthSec * 1000;
    const last = stretches.at(-1);
    if (last && segment.slot_index !== null && segment.slot_index === last.slotIndex) {
      last.endMs = endMs;
      last.anyBegun ||= segment.started_at !== null;
    } else
      stretches.push({
        slotIndex: segment.slot_index,
        attendeeId: segment.interviewee_attendee_id,
        hasBegun: segment.started_at !== null,
        anyBegun: segment.started_at !== null,
        startMs,
        endMs,
      });
    at = endMs;
  }
  return stretches;
}

/** An entry before a turn that has begun is over: it lasted until that begin, or 0 seconds if it was passed over. */
function cutToWhatHappened(stretches: readonly Stretch[]): void {
  let nextBegan: number | null = null;
  for (const stretch of [...stretches].reverse()) {
    if (nextBegan !== null) {
      if (!stretch.hasBegun) stretch.startMs = nextBegan;
      stretch.endMs = nextBegan;
    }
    if (stretch.hasBegun) nextBegan = stretch.startMs;
  }
}

/** The turns as they went or are planned; a turn that was passed over lasts 0 seconds. */
export function planAgenda(session: SessionRow, schedule: ScheduleShape, people: readonly Person[]): Entry[] {
  const names = new Map(people.map((person) => [person.id, person.fullName]));
  const stretches = stretchesOf(session, schedule);
  cutToWhatHappened(stretches);
  return stretches.map(({ slotIndex, attendeeId, anyBegun, startMs, endMs }) => ({
    kind: slotIndex === null ? "DEBRIEF" : "TURN",
    attendee_id: attendeeId,
    full_name: attendeeId === null ? null : (names.get(attendeeId) ?? null),
    interviewer_attendee_id: slotIndex === null ? null : (designateInterviewer(people, attendeeId)?.id ?? null),
    starts_at: new Date(startMs).toISOString(),
    duration_sec: Math.max(0, Math.round((endMs - startMs) / 1000)),
    has_begun: anyBegun,
  }));
}
