import { afterThisTurn, currentSegment, type Schedule, type Segment, segmentsOfTurn } from "../schedule/headless";

/** `skipped`: the host went past it, and it never began. */
export type SegmentPlace = "past" | "skipped" | "now" | "next";

export interface StripSegment {
  segment: Segment;
  place: SegmentPlace;
}

/** In FREE nobody has a turn before the host calls them, regardless of the seating order. */
export function isBeforeFirstCall({ flow_mode, status }: Schedule): boolean {
  return flow_mode === "FREE" && status === "IDLE";
}

/** The turn on the strip: the one that is on, or in GUIDED the first while nothing has started. */
export function stripSegments(schedule: Schedule): StripSegment[] {
  const current = currentSegment(schedule);
  if (!current || isBeforeFirstCall(schedule) || schedule.status === "FINISHED") return [];
  return segmentsOfTurn(schedule, current.slot_index).map((segment) => ({
    segment,
    place: placeOf(schedule, segment),
  }));
}

function placeOf(schedule: Schedule, segment: Segment): SegmentPlace {
  if (schedule.status === "IDLE") return "next";
  const index = schedule.timeline.indexOf(segment);
  if (index === schedule.current_index) return "now";
  if (index > schedule.current_index) return "next";
  return segment.started_at === null ? "skipped" : "past";
}

/** Returns the next turn or the debrief after this turn; null when nothing is planned. */
export function followerOf(schedule: Schedule): { kind: "turn"; attendeeId: number } | { kind: "debrief" } | null {
  const segment = schedule.status === "FINISHED" ? null : afterThisTurn(schedule);
  if (!segment) return null;
  if (segment.interviewee_attendee_id === null) return { kind: "debrief" };
  return { kind: "turn", attendeeId: segment.interviewee_attendee_id };
}
