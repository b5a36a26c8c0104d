import { z } from "zod";
import { Id, named, Timestamp } from "../../contract/shapes.ts";

export const FlowMode = named(
  "FlowMode",
  z
    .enum(["GUIDED", "FREE"])
    .describe(
      "How a schedule runs. `GUIDED` moves from segment to segment by itself, `FREE` does not: turns are called one by one.",
    ),
);
export const ScheduleStatus = named(
  "ScheduleStatus",
  z.enum(["IDLE", "RUNNING", "PAUSED", "FINISHED"]).describe("`IDLE` has not begun. `FINISHED` is final."),
);
export const SegmentType = named(
  "SegmentType",
  z
    .enum(["QUESTION", "QNA_RUN", "EVALUATE", "DEBRIEF", "TURN"])
    .describe(
      "Part of the timeline: a question, open questions, evaluation, the group's debrief, or a whole turn in free mode.",
    ),
);

/** A segment (LS-3.3). Seconds are whole; `started_at` is set once the segment has begun. */
const Segment = named(
  "Segment",
  z
    .object({
      id: z.string().describe("Id of the segment; unique in its schedule."),
      type: SegmentType,
      slot_index: z.number().int().nullable().describe("Turn the segment belongs to, from 0; null for the debrief."),
      duration_sec: z.number().int().describe("Planned length, in seconds."),
      remaining_sec: z
        .number()
        .nullable()
        .describe("Seconds left when it was last stopped; negative is overtime. Null while it runs or has not begun."),
      started_at: Timestamp.nullable().describe("Time it began; null before that."),
      question_id: Id.nullable().describe("Its question, as `Question.id`; null for other segments."),
      interviewee_attendee_id: Id.nullable().describe(
        "The person in the hot seat, as `Attendee.id`; null in the debrief.",
      ),
      interrupted: z
        .literal(true)
        .optional()
        .describe("Its turn was interrupted here and resumes with `remaining_sec`. Left out otherwise."),
    })
    .describe("One part of the timeline."),
);

/**
 * A guided turn waits for its candidate, who is not here: the clock stands still (LS-D3.6). Where they have not come to it
 * at all, its current segment has no `started_at`: the turn has not begun, and its first question is not asked.
 */
const WaitingFor = named(
  "WaitingFor",
  z
    .object({
      attendee_id: Id.describe("The candidate, as `Attendee.id`."),
      since: Timestamp.describe("Time the clock stopped."),
      asked_attendee_id: Id.nullable().describe(
        "Person asked to take their turn first, as `Attendee.id`; null when nobody is asked.",
      ),
    })
    .describe("A guided turn waits for its candidate, who is not in the call: the clock stands still."),
);

/** The schedule (LS-3.2). Ids, states and times only: safe to carry in events. */
export const Schedule = named(
  "Schedule",
  z
    .object({
      session_id: Id.describe("The session, as `Session.id`."),
      status: ScheduleStatus,
      flow_mode: FlowMode,
      current_index: z.number().int().min(0).describe("Index of the current segment in `timeline`, from 0."),
      started_at: Timestamp.nullable().describe(
        "Start of the running stretch of the current segment; null unless `RUNNING`.",
      ),
      remaining_sec: z
        .number()
        .describe("Seconds left in the current segment at `started_at` (`RUNNING`) or now; negative is overtime."),
      held: z.boolean().describe("The current segment runs out without moving on."),
      timeline: z.array(Segment).describe("The segments in order. Before the start: as they would be now."),
      waiting_for: WaitingFor.optional().describe("Set while it is `PAUSED` for a candidate who is not in the call."),
      version: z.number().int().min(0).describe("Rises with every change of this schedule; ignore an older one."),
      server_time: Timestamp.describe("Time on the server when this was written, to correct the clock of the client."),
    })
    .describe("The schedule as the server runs it: ids, states and times only."),
);

export const ScheduleMoved = named(
  "ScheduleMoved",
  z
    .object({
      detail: z.string().describe("The error, in English."),
      code: z.literal("schedule_moved").describe("Always `schedule_moved`."),
      schedule: Schedule,
    })
    .describe("The schedule has moved on since it was read; `schedule` is how it is now."),
);
