import { z } from "zod";
import { FREE_TIMER_MAX_SEC, FREE_TIMER_MIN_SEC } from "../../contract/limits.ts";
import { operation } from "../../contract/operation.ts";
import { Id, named, PathId } from "../../contract/shapes.ts";
import { Designations, FreeTimer } from "../schedule/contract.state.ts";

const InSession = z.object({ id: PathId });
const read = ["session_not_found", "not_attending"] as const;
const control = [...read, "not_interviewer", "session_not_started", "session_over"] as const;

export const DesignatedRole = named("DesignatedRole", z.enum(["interviewer", "interviewee", "spotlight"]));
export const FreeTimerOp = named("FreeTimerOp", z.enum(["start", "pause", "resume", "reset", "stop"]));

export const designate = operation({
  id: "designate",
  method: "POST",
  path: "/interviews/sessions/:id/designations/",
  tag: "control",
  access: "signed-in",
  summary:
    "Gives a role for the turn, or takes it back with null. The interviewer has authority while designated. A candidate's turn begins: in GUIDED it and the current one change places, in FREE it is appended, or the first one.",
  params: InSession,
  body: z.strictObject({ role: DesignatedRole, attendee_id: Id.nullable() }),
  answers: { 200: Designations },
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
  access: "signed-in",
  summary:
    "Clears interviewer, candidate and spotlight, and takes granted authority back from all except host and owner.",
  params: InSession,
  answers: { 200: Designations },
  errors: control,
});
export const setAuthority = operation({
  id: "setAuthority",
  method: "POST",
  path: "/interviews/sessions/:id/authority/",
  tag: "control",
  access: "signed-in",
  summary: "Grants somebody control of the session, or takes it back; host and owner always have it.",
  params: InSession,
  body: z.strictObject({ attendee_id: Id, granted: z.boolean() }),
  answers: { 200: z.object({ attendee_id: Id, has_authority: z.boolean() }) },
  errors: [...control, "permission_denied", "attendee_not_found", "role_not_for_observers", "authority_kept"],
});
export const featureQuestion = operation({
  id: "featureQuestion",
  method: "POST",
  path: "/interviews/sessions/:id/featured-question/",
  tag: "control",
  access: "signed-in",
  summary:
    "Shows everybody a question and starts its timer, or takes it away with null. FREE mode only: in GUIDED it follows the segment.",
  params: InSession,
  body: z.strictObject({ question_id: Id.nullable() }),
  answers: { 200: Designations },
  errors: [...control, "question_not_found", "question_of_another", "featured_follows_schedule"],
});
export const getFreeTimer = operation({
  id: "getFreeTimer",
  method: "GET",
  path: "/interviews/sessions/:id/free-timer/",
  tag: "control",
  access: "signed-in",
  summary: "The timer everybody sees over the stage.",
  params: InSession,
  answers: { 200: FreeTimer },
  errors: read,
});

const duration_sec = z.number().int().min(FREE_TIMER_MIN_SEC).max(FREE_TIMER_MAX_SEC).optional();
export const controlFreeTimer = operation({
  id: "controlFreeTimer",
  method: "POST",
  path: "/interviews/sessions/:id/free-timer/",
  tag: "control",
  access: "signed-in",
  summary: "Starts (120 s unless said otherwise), pauses, resumes, resets (300 s) or stops the free timer.",
  params: InSession,
  body: z.discriminatedUnion("op", [
    z.strictObject({ op: z.literal("start"), duration_sec }),
    z.strictObject({ op: z.literal("reset"), duration_sec }),
    z.strictObject({ op: z.literal("pause") }),
    z.strictObject({ op: z.literal("resume") }),
    z.strictObject({ op: z.literal("stop") }),
  ]),
  answers: { 200: FreeTimer },
  errors: [...control, "timer_not_running", "timer_not_paused"],
});
