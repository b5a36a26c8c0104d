import type { Schedule, ScheduleAction, Segment } from "./schedule.types";
import { currentSegment, isOnLast, plannedSeconds, segmentRemaining } from "./schedule-rules";

/** A pending action, shown before the server's response. It contains no copy of a schedule. */
export interface Overlay {
  action: ScheduleAction;
  /** The segment the person saw when acting. */
  expectedIndex: number;
  /** The version the person saw when acting. */
  baseVersion: number;
  /** The server's time of the act, in milliseconds since 1970. */
  atMs: number;
}

type Kind = ScheduleAction["kind"];
type Apply<K extends Kind> = (
  schedule: Schedule,
  action: Extract<ScheduleAction, { kind: K }>,
  overlay: Overlay,
) => Schedule;

const startedAt = (overlay: Overlay) => new Date(overlay.atMs).toISOString();

function enter(schedule: Schedule, index: number, overlay: Overlay): Schedule {
  const segment = schedule.timeline[index];
  if (!segment) return schedule;
  return {
    ...schedule,
    current_index: index,
    remaining_sec: plannedSeconds(segment),
    started_at: schedule.status === "RUNNING" ? startedAt(overlay) : null,
  };
}

function run(schedule: Schedule, overlay: Overlay): Schedule {
  return { ...schedule, status: "RUNNING", started_at: startedAt(overlay) };
}

/** In FREE the one planned turn gets the named candidate; in GUIDED the server decides the order of the others. */
function beginningWith(schedule: Schedule, attendeeId: number | undefined): Schedule {
  if (schedule.flow_mode !== "FREE" || attendeeId === undefined) return schedule;
  const timeline = schedule.timeline.map((turn) => ({ ...turn, interviewee_attendee_id: attendeeId }));
  return { ...schedule, timeline };
}

function lengthen(segment: Segment, seconds: number): Segment {
  return { ...segment, duration_sec: segment.duration_sec + seconds };
}

/** The effect of each action on the schedule. Applying it to a schedule that already has the effect changes nothing. */
const APPLY: { [K in Kind]: Apply<K> } = {
  start: (schedule, action, overlay) =>
    schedule.status === "IDLE" ? run(beginningWith(schedule, action.intervieweeAttendeeId), overlay) : schedule,
  resume: (schedule, _action, overlay) => (schedule.status === "PAUSED" ? run(schedule, overlay) : schedule),
  pause: (schedule, _action, overlay) =>
    schedule.status === "RUNNING"
      ? { ...schedule, status: "PAUSED", remaining_sec: segmentRemaining(schedule, overlay.atMs), started_at: null }
      : schedule,
  next: (schedule, _action, overlay) => {
    if (schedule.current_index !== overlay.expectedIndex || schedule.flow_mode === "FREE") return schedule;
    if (isOnLast(schedule)) return { ...schedule, status: "FINISHED", remaining_sec: 0, started_at: null };
    return enter(schedule, schedule.current_index + 1, overlay);
  },
  seek: (schedule, action, overlay) =>
    schedule.current_index === overlay.expectedIndex && schedule.version === overlay.baseVersion
      ? enter(schedule, action.index, overlay)
      : schedule,
  extend: (schedule, action, overlay) => {
    const segment = currentSegment(schedule);
    if (!segment || schedule.version !== overlay.baseVersion) return schedule;
    const seconds = action.minutes * 60;
    const isOver = segmentRemaining(schedule, overlay.atMs) < 0;
    return {
      ...schedule,
      // After overtime the added minutes count from now.
      ...(isOver && schedule.started_at !== null ? { started_at: startedAt(overlay) } : {}),
      remaining_sec: (isOver ? 0 : schedule.remaining_sec) + seconds,
      timeline: schedule.timeline.map((other) => (other.id === segment.id ? lengthen(other, seconds) : other)),
    };
  },
  // The server says which segments change places.
  swap: (schedule) => schedule,
  askToSwap: (schedule) => schedule,
  answerSwap: (schedule) => schedule,
  hold: (schedule, action) => (schedule.held === action.held ? schedule : { ...schedule, held: action.held }),
};

/** Returns the schedule after a successful action (LS-4.17). */
export function withOverlay(schedule: Schedule, overlay: Overlay | null): Schedule {
  if (!overlay) return schedule;
  const apply = APPLY[overlay.action.kind] as Apply<Kind>;
  return apply(schedule, overlay.action as never, overlay);
}
