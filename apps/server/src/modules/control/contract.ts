import { z } from "zod";
import { FREE_TIMER_MAX_SEC, FREE_TIMER_MIN_SEC } from "../../contract/limits.ts";
import { operation } from "../../contract/operation.ts";
import { InSession } from "../../contract/paths.ts";
import { Id, named } from "../../contract/shapes.ts";
import { Designations, FreeTimer } from "../schedule/contract.state.ts";

const read = ["session_not_found", "not_attending"] as const;
const control = [...read, "not_interviewer", "session_not_started", "session_over"] as const;

export const DesignatedRole = named(
  "DesignatedRole",
  z.enum(["interviewer", "interviewee", "spotlight"]).describe("A designation that can be given for a turn."),
);
export const FreeTimerOp = named(
  "FreeTimerOp",
  z.enum(["start", "pause", "resume", "reset", "stop"]).describe("The operation on the free timer."),
);

export const designate = operation({
  id: "designate",
  method: "POST",
  path: "/interviews/sessions/:id/designations/",
  tag: "control",
  access: "user",
  summary: "Gives somebody a role for the turn, or takes it back.",
  description:
    "For host, owner, those granted control and the designated interviewer, in a live session. The interviewer has control while designated. Naming a candidate begins their turn: in guided mode it changes places with the current one, in free mode it is appended, or becomes the first one.",
  params: InSession,
  body: z.strictObject({
    role: DesignatedRole,
    attendee_id: Id.nullable().describe("The person, as `Attendee.id`; null takes the role from its holder."),
  }),
  responses: { 200: Designations },
  example: { body: { role: "interviewee", attendee_id: 31 } },
  errors: [
    ...control,
    "attendee_not_found",
    "role_not_for_observers",
    "not_in_hot_seat",
    "same_person_twice",
    "schedule_not_running",
    "schedule_finished",
    "schedule_full",
    "no_turn_left",
  ],
});
export const clearRoles = operation({
  id: "clearRoles",
  method: "DELETE",
  path: "/interviews/sessions/:id/designations/",
  tag: "control",
  access: "user",
  summary: "Clears interviewer, candidate and spotlight.",
  description:
    "For host, owner, those granted control and the designated interviewer, in a live session. Control that was granted is taken back from everybody but host and owner.",
  params: InSession,
  responses: { 200: Designations },
  errors: control,
});
export const setAuthority = operation({
  id: "setAuthority",
  method: "POST",
  path: "/interviews/sessions/:id/authority/",
  tag: "control",
  access: "user",
  summary: "Grants somebody control of the session, or takes it back.",
  description:
    "For host, owner, those granted control and the designated interviewer, in a live session. Host and owner always have control.",
  params: InSession,
  body: z.strictObject({
    attendee_id: Id.describe("The person, as `Attendee.id`."),
    granted: z.boolean().describe("True grants control, false takes it back."),
  }),
  responses: {
    200: z.object({
      attendee_id: Id.describe("The person, as `Attendee.id`."),
      has_authority: z.boolean().describe("They may use the controls now."),
    }),
  },
  errors: [...control, "permission_denied", "attendee_not_found", "role_not_for_observers", "authority_kept"],
});
export const featureQuestion = operation({
  id: "featureQuestion",
  method: "POST",
  path: "/interviews/sessions/:id/featured-question/",
  tag: "control",
  access: "user",
  summary: "Shows everybody a question and starts its timer.",
  description:
    "For host, owner, those granted control and the designated interviewer, in a live session. Free mode only: in guided mode the question follows the schedule.",
  params: InSession,
  body: z.strictObject({
    question_id: Id.nullable().describe("The question, as `Question.id`; null hides the featured one."),
  }),
  responses: { 200: Designations },
  errors: [...control, "question_not_found", "question_of_another", "featured_follows_schedule"],
});
export const getFreeTimer = operation({
  id: "getFreeTimer",
  method: "GET",
  path: "/interviews/sessions/:id/free-timer/",
  tag: "control",
  access: "user",
  summary: "Reads the timer over the stage.",
  description: "For everybody in the session.",
  params: InSession,
  responses: { 200: FreeTimer },
  errors: read,
});

const duration_sec = z
  .number()
  .int()
  .min(FREE_TIMER_MIN_SEC)
  .max(FREE_TIMER_MAX_SEC)
  .optional()
  .describe("Length in whole seconds. Left out: 120 s to start, 300 s to reset.");
const op = <T extends z.infer<typeof FreeTimerOp>>(name: T) => z.literal(name).describe("The operation on the timer.");
export const controlFreeTimer = operation({
  id: "controlFreeTimer",
  method: "POST",
  path: "/interviews/sessions/:id/free-timer/",
  tag: "control",
  access: "user",
  summary: "Starts, pauses, resumes, resets or stops the free timer.",
  description: "For host, owner, those granted control and the designated interviewer, in a live session.",
  params: InSession,
  body: z.discriminatedUnion("op", [
    z.strictObject({ op: op("start"), duration_sec }),
    z.strictObject({ op: op("reset"), duration_sec }),
    z.strictObject({ op: op("pause") }),
    z.strictObject({ op: op("resume") }),
    z.strictObject({ op: op("stop") }),
  ]),
  responses: { 200: FreeTimer },
  example: { body: { op: "start", duration_sec: 180 } },
  errors: [...control, "timer_not_running", "timer_not_paused"],
});
