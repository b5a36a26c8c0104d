import { freeTurn, planGuided } from "./plan-timeline.ts";
import { plannedTimeline } from "./reduce-schedule.ts";
import type { Plan } from "./schedule-command.ts";
import type { ScheduleState, SegmentState } from "./schedule-state.ts";

/**
 * The turns for whoever does not attend: those that are fixed, in their order, as long as they would be without anybody's extra
 * time (LS-D3). When a segment began is left out as well: it tells how long those before it took.
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

/** Which questions fill a turn does not change its length. */
const without = (attendeeId: number) => ({ attendeeId, questionIds: [] });

/** One segment a turn, and the debrief's; of an interrupted turn the first. */
function firstOfEach(timeline: readonly SegmentState[]): SegmentState[] {
  return timeline.filter((one, order) => timeline.findIndex(({ slotIndex }) => slotIndex === one.slotIndex) === order);
}
