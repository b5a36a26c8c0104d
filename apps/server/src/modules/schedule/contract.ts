import { z } from "zod";
import { operation } from "../../contract/operation.ts";
import { InSession } from "../../contract/paths.ts";
import { Id } from "../../contract/shapes.ts";
import { FlowMode, Schedule } from "./contract.shapes.ts";

const Index = z.number().int().min(0).max(10_000);
const Expected = {
  expected_index: Index.optional().describe(
    "Index of the segment the caller sees as current. When another one is, the response is 409 `schedule_moved` with the schedule.",
  ),
};
const read = ["session_not_found", "not_attending"] as const;
const drive = [...read, "not_interviewer", "session_not_started", "session_over", "schedule_moved"] as const;

export const getSchedule = operation({
  id: "getSchedule",
  method: "GET",
  path: "/interviews/sessions/:id/schedule/",
  tag: "schedule",
  access: "user",
  summary: "Reads the schedule.",
  description: "For everybody in the session. Read it once, then follow the `schedule.*` events.",
  params: InSession,
  responses: { 200: Schedule },
  errors: read,
});
export const startSchedule = operation({
  id: "startSchedule",
  method: "POST",
  path: "/interviews/sessions/:id/schedule/start/",
  tag: "schedule",
  access: "user",
  summary: "Starts the schedule, or goes on after a pause.",
  description:
    "For host, owner, those granted control and the designated interviewer, in a live session. In guided mode a named person's turn becomes the first one.",
  params: InSession,
  body: z.strictObject({
    current_index: Index.optional().describe("Index of the segment to start in. Left out: the current one."),
    interviewee_attendee_id: Id.optional().describe(
      "The person who takes the first turn, as `Attendee.id`. Left out: the first in seating order.",
    ),
    ...Expected,
  }),
  responses: { 200: Schedule },
  errors: [
    ...drive,
    "schedule_already_running",
    "schedule_finished",
    "schedule_empty",
    "index_out_of_range",
    "attendee_not_found",
    "seek_outside_turn",
    "own_turn_ahead",
  ],
});
export const pauseSchedule = operation({
  id: "pauseSchedule",
  method: "POST",
  path: "/interviews/sessions/:id/schedule/pause/",
  tag: "schedule",
  access: "user",
  summary: "Pauses the schedule.",
  description:
    "For host, owner, those granted control and the designated interviewer, in a live session. The clock of the current segment stops.",
  params: InSession,
  body: z.strictObject({
    remaining_sec: z
      .number()
      .optional()
      .describe("Seconds left as the caller sees them; refused when they cannot be. The server uses its own clock."),
    ...Expected,
  }),
  responses: { 200: Schedule },
  errors: [...drive, "schedule_not_running", "schedule_finished", "remaining_out_of_range"],
});
export const nextSegment = operation({
  id: "nextSegment",
  method: "POST",
  path: "/interviews/sessions/:id/schedule/next/",
  tag: "schedule",
  access: "user",
  summary: "Goes to the next segment.",
  description:
    "For host, owner, those granted control and the designated interviewer, in a live session. After the last segment the schedule is finished. While a turn waits for its candidate the response is `turn_waits`: skip it with `seekSegment`, or use `swapTurns`. In free mode it appends a turn.",
  params: InSession,
  body: z.strictObject({
    interviewee_attendee_id: Id.optional().describe(
      "In free mode: who takes the next turn, as `Attendee.id`; anybody with a turn, in any order and again.",
    ),
    ...Expected,
  }),
  responses: { 200: Schedule },
  example: { body: { expected_index: 3 } },
  errors: [...drive, "schedule_not_running", "schedule_finished", "schedule_full", "attendee_not_found", "turn_waits"],
});
export const seekSegment = operation({
  id: "seekSegment",
  method: "POST",
  path: "/interviews/sessions/:id/schedule/seek/",
  tag: "schedule",
  access: "user",
  summary: "Goes to a segment by its index.",
  description:
    "Host, owner and those granted control go anywhere; the designated interviewer stays within the current turn. A turn that waits for its candidate can only be left.",
  params: InSession,
  body: z.strictObject({
    index: Index.describe("Index of the segment to go to."),
    interviewee_attendee_id: Id.optional().describe("In free mode: who takes the turn, as `Attendee.id`."),
    ...Expected,
  }),
  responses: { 200: Schedule },
  example: { body: { index: 4, expected_index: 3 } },
  errors: [
    ...drive,
    "schedule_not_running",
    "schedule_finished",
    "schedule_full",
    "index_out_of_range",
    "attendee_not_found",
    "seek_outside_turn",
    "own_turn_ahead",
    "turn_waits",
  ],
});
export const swapTurns = operation({
  id: "swapTurns",
  method: "POST",
  path: "/interviews/sessions/:id/schedule/swap/",
  tag: "schedule",
  access: "user",
  summary: "Lets two unfinished turns change places.",
  description:
    "For host, owner, those granted control and the designated interviewer, in a live session. Guided mode only. A swap with the current turn begins the other one now; the interrupted turn resumes later with its remaining time.",
  params: InSession,
  body: z.strictObject({
    attendee_id: Id.describe("The person whose turn moves, as `Attendee.id`."),
    with_attendee_id: Id.optional().describe(
      "The person to change places with. Left out: the person in the hot seat now.",
    ),
    ...Expected,
  }),
  responses: { 200: Schedule },
  errors: [...drive, "schedule_not_running", "schedule_finished", "no_turn_left", "attendee_not_found"],
});
export const askToSwap = operation({
  id: "askToSwap",
  method: "POST",
  path: "/interviews/sessions/:id/schedule/ask-to-swap/",
  tag: "schedule",
  access: "user",
  summary: "Asks somebody to take their turn first.",
  description:
    "For host, owner, those granted control and the designated interviewer, in a live session. Only while a turn waits for its candidate. The person answers with `answerSwap`.",
  params: InSession,
  body: z.strictObject({
    attendee_id: Id.nullable().describe("The person to ask, as `Attendee.id`; null takes the request back."),
  }),
  responses: { 200: Schedule },
  errors: [...drive, "schedule_not_waiting", "no_turn_left"],
});
export const answerSwap = operation({
  id: "answerSwap",
  method: "POST",
  path: "/interviews/sessions/:id/schedule/answer-swap/",
  tag: "schedule",
  access: "user",
  summary: "Accepts or declines to take one's own turn first.",
  description: "For the person who is asked.",
  params: InSession,
  body: z.strictObject({ accepts: z.boolean().describe("True begins the caller's own turn now.") }),
  responses: { 200: Schedule },
  errors: [...drive, "not_asked_to_swap", "no_turn_left", "schedule_not_waiting", "schedule_finished"],
});
export const extendSegment = operation({
  id: "extendSegment",
  method: "POST",
  path: "/interviews/sessions/:id/extend/",
  tag: "schedule",
  access: "user",
  summary: "Lengthens the current segment.",
  description:
    "For host, owner, those granted control and the designated interviewer, in a live session. It also moves the end of the session. A session lasts eight hours at most.",
  params: InSession,
  body: z.strictObject({
    minutes: z.union([z.literal(1), z.literal(5)]).describe("Minutes to add."),
    client_id: z.uuid().optional().describe("UUID made by the client. The same one sent again adds nothing more."),
    ...Expected,
  }),
  responses: { 200: Schedule },
  example: { body: { minutes: 5, expected_index: 3 } },
  errors: [...drive, "schedule_not_running", "schedule_finished", "session_too_long", "turn_waits"],
});
export const holdSegment = operation({
  id: "holdSegment",
  method: "POST",
  path: "/interviews/sessions/:id/hold/",
  tag: "schedule",
  access: "user",
  summary: "Holds the current segment at its end, or lets it go on.",
  description:
    "For host, owner, those granted control and the designated interviewer, in a live session. A held segment counts overtime after its end.",
  params: InSession,
  body: z.strictObject({ held: z.boolean().describe("True holds the segment, false lets it go on."), ...Expected }),
  responses: { 200: Schedule },
  errors: [...drive, "schedule_not_running", "schedule_finished", "turn_waits"],
});
export const setFlowMode = operation({
  id: "setFlowMode",
  method: "POST",
  path: "/interviews/sessions/:id/set-flow-mode/",
  tag: "schedule",
  access: "user",
  summary: "Switches between guided and free mode.",
  description: "For host, owner and those granted control, before the start or while paused.",
  params: InSession,
  body: z.strictObject({ flow_mode: FlowMode.describe("The new mode.") }),
  responses: { 200: z.object({ flow_mode: FlowMode.describe("The mode the session has now."), schedule: Schedule }) },
  errors: [
    ...read,
    "not_interviewer",
    "permission_denied",
    "session_over",
    "flow_mode_locked",
    "schedule_full",
    "session_too_long",
  ],
});
