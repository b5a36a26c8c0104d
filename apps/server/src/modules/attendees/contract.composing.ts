import { z } from "zod";
import { PROFILE_MAX_LENGTH, QUESTION_MAX_LENGTH } from "../../contract/limits.ts";
import { operation } from "../../contract/operation.ts";
import { InAttendee } from "../../contract/paths.ts";
import { published } from "../../contract/published.ts";
import { named, PathId } from "../../contract/shapes.ts";
import { Question } from "../sessions/contract.page-data.ts";
import { Attendee } from "./contract.ts";

const COMPOSING = [
  "session_not_found",
  "not_attending",
  "permission_denied",
  "attendee_not_found",
  "session_over",
  "schedule_started",
] as const;

export const ComposedQuestions = named(
  "ComposedQuestions",
  z
    .object({
      results: z.array(Question).describe("The questions in the order they are asked."),
      count: z.number().int().describe("Number of questions, also of those the caller may not read."),
      source: z.enum(["composer", "ai"]).describe("The writer. `composer`: the question bank, `ai`: a language model."),
    })
    .describe("A person's questions, as the caller may read them. Of one's own only those that were asked."),
);

export const retryQuestions = operation({
  id: "retryQuestions",
  method: "POST",
  path: "/interviews/sessions/:id/attendees/:attendeeId/retry-questions/",
  tag: "attendees",
  access: "user",
  summary: "Composes a person's questions again.",
  description:
    "The person's own, or anybody's for host and owner, until the schedule starts. Questions come from the question bank where no language model responds in time. Refused once somebody has written about them.",
  params: InAttendee,
  responses: { 200: ComposedQuestions },
  errors: [...COMPOSING, "questions_in_use"],
});

export const changeQuestion = operation({
  id: "changeQuestion",
  method: "PATCH",
  path: "/interviews/sessions/:id/attendees/:attendeeId/questions/:questionId/",
  tag: "attendees",
  access: "user",
  summary: "Changes the wording of a question, or replaces it.",
  description: "For host and owner, until the schedule starts. Refused once somebody has written about the questions.",
  params: InAttendee.extend({ questionId: PathId.describe("The question, as `Question.id`.") }),
  body: z.union([
    z.strictObject({
      question_text: z.string().trim().min(1).max(QUESTION_MAX_LENGTH).describe("New wording, 1 to 600 characters."),
    }),
    z.strictObject({ another: z.literal(true).describe("True: replace it with another question of the workshop.") }),
  ]),
  responses: { 200: Question },
  errors: [...COMPOSING, "question_not_found", "questions_in_use", "no_other_question"],
});

export const approveProfile = operation({
  id: "approveProfile",
  method: "POST",
  path: "/interviews/sessions/:id/attendees/:attendeeId/approve-profile/",
  tag: "attendees",
  access: "user",
  summary: "Approves how one is described to the others of this session.",
  description: "One's own description only.",
  params: InAttendee,
  body: z.strictObject({
    anonymized_profile_summary: z
      .string()
      .trim()
      .min(1)
      .max(PROFILE_MAX_LENGTH)
      .describe("The text that others read, 1 to 2,000 characters."),
  }),
  responses: { 200: Attendee },
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
  access: "user",
  summary: "Gives a person extra time.",
  description:
    "For the person, the host and the owner, until the schedule starts. It lengthens the session. Other people get no notification of it.",
  params: InAttendee,
  body: z.strictObject({
    percent: z.literal(EXTRA_TIME_PERCENTS).describe("Extra time in percent of the person's share; 0 takes it away."),
  }),
  responses: { 200: Attendee },
  example: { body: { percent: 25 } },
  errors: [...COMPOSING, "session_too_long"],
});
