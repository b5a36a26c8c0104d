import { freeTurn, planGuided } from "./plan-timeline.ts";
import { plannedTimeline } from "./reduce-schedule.ts";
import type { Plan } from "./schedule-command.ts";
import type { ScheduleState, SegmentState } from "./schedule-state.ts";

/**
 * The turns for a reader who does not attend: the fixed ones in order, with the length they would have without extra
 * time (LS-D3.2). The begin of a segment is left out too, because it shows how long the earlier ones took.
 */
export function timelineFromOutside(state: ScheduleState, { totalSec, interviewees }: Plan): readonly SegmentState[] {
  const plain = interviewees.map(({ attendeeId }) => without(attendeeId));
  if (state.status === "IDLE") return plannedTimeline(state.flowMode, { totalSec, interviewees: plain });
  const begun = firstOfEach(state.timeline);
  const turns = begun.flatMap(({ intervieweeAttendeeId: id }) => (id === null ? [] : [without(id)]));
  const guided = planGuided(totalSec, turns);
  if (state.flowMode === "GUIDED") return guided;
  const count = new Set([...turns, ...plain].map(({ attendeeId }) => attendeeId)).size;
  return begun.flatMap(({ slotIndex, intervieweeAttendeeId: id }) =>
    slotIndex === null || id === null ? guided.slice(-1) : [freeTurn(totalSec, count, id, slotIndex)],
  );
}

/** The choice of questions does not change a turn's length. */
const without = (attendeeId: number) => ({ attendeeId, questionIds: [] });

/** One segment for each turn, and the debrief's; of an interrupted turn the first. */
function firstOfEach(timeline: readonly SegmentState[]): SegmentState[] {
  return timeline.filter((one, order) => timeline.findIndex(({ slotIndex }) => slotIndex === one.slotIndex) === order);
}
