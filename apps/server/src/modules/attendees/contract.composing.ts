import { z } from "zod";
import { PROFILE_MAX_LENGTH, QUESTION_MAX_LENGTH } from "../../contract/limits.ts";
import { operation } from "../../contract/operation.ts";
import { published } from "../../contract/published.ts";
import { named, PathId } from "../../contract/shapes.ts";
import { Question } from "../sessions/contract.shapes.ts";
import { Attendee } from "./contract.ts";

const OfAttendee = z.object({ id: PathId, attendeeId: PathId });
const COMPOSING = [
  "session_not_found",
  "not_attending",
  "permission_denied",
  "attendee_not_found",
  "session_over",
  "schedule_started",
] as const;

/** A person's questions as the caller may read them: one's own only once they were asked; `count` says how many there are. */
export const ComposedQuestions = named(
  "ComposedQuestions",
  z.object({ results: z.array(Question), count: z.number().int(), source: z.enum(["composer", "ai"]) }),
);

export const retryQuestions = operation({
  id: "retryQuestions",
  method: "POST",
  path: "/interviews/sessions/:id/attendees/:attendeeId/retry-questions/",
  tag: "attendees",
  access: "signed-in",
  summary:
    "Composes a person's questions anew, until the schedule starts; from the question bank where no AI answers in time.",
  params: OfAttendee,
  answers: { 200: ComposedQuestions },
  errors: [...COMPOSING, "questions_in_use"],
});

export const changeQuestion = operation({
  id: "changeQuestion",
  method: "PATCH",
  path: "/interviews/sessions/:id/attendees/:attendeeId/questions/:questionId/",
  tag: "attendees",
  access: "signed-in",
  summary: "Host or owner word one question otherwise, or take another one of the workshop, until the schedule starts.",
  params: OfAttendee.extend({ questionId: PathId }),
  body: z.union([
    z.strictObject({ question_text: z.string().trim().min(1).max(QUESTION_MAX_LENGTH) }),
    z.strictObject({ another: z.literal(true) }),
  ]),
  answers: { 200: Question },
  errors: [...COMPOSING, "question_not_found", "questions_in_use", "no_other_question"],
});

export const approveProfile = operation({
  id: "approveProfile",
  method: "POST",
  path: "/interviews/sessions/:id/attendees/:attendeeId/approve-profile/",
  tag: "attendees",
  access: "signed-in",
  summary: "Approves how one is described to the others of this session, without a name; one's own only.",
  params: OfAttendee,
  body: z.strictObject({ anonymized_profile_summary: z.string().trim().min(1).max(PROFILE_MAX_LENGTH) }),
  answers: { 200: Attendee },
  errors: ["session_not_found", "not_attending", "permission_denied", "session_over"],
});

const EXTRA_TIME_PERCENTS = published(
  "EXTRA_TIME_PERCENTS",
  "Extra time a person can have, in percent of their share of the session.",
  [0, 25, 50, 100],
);
export const setExtraTime = operation({
  id: "setExtraTime",
  method: "POST",
  path: "/interviews/sessions/:id/attendees/:attendeeId/extra-time/",
  tag: "attendees",
  access: "signed-in",
  summary: "Extra time of a person, set by them, the host or the owner until the schedule starts; not shown to peers.",
  params: OfAttendee,
  body: z.strictObject({ percent: z.literal(EXTRA_TIME_PERCENTS) }),
  answers: { 200: Attendee },
  errors: [...COMPOSING, "session_too_long"],
});
