import { z } from "zod";
import { operation } from "../../contract/operation.ts";
import { InSession } from "../../contract/paths.ts";
import { Id, named, PathId, Timestamp, wholeListOf } from "../../contract/shapes.ts";
import { EvaluationStatus } from "./contract.ts";

export const EvaluationState = named(
  "EvaluationState",
  z
    .object({
      id: Id.describe("Id of the evaluation."),
      session_id: Id.describe("The session, as `Session.id`."),
      evaluator: z
        .object({
          attendee_id: Id.describe("The author's place, as `Attendee.id`."),
          full_name: z.string().describe("Full name of the author."),
          attends: z.boolean().describe("The author still has a seat; without one they could not submit it again."),
        })
        .describe("Its author."),
      evaluatee: Id.describe("The person it is about, as `Attendee.id`."),
      status: EvaluationStatus,
      can_reopen: z
        .boolean()
        .describe(
          "The caller may reopen it now: it is submitted, is not about the caller, is still in time, and its author still has a seat.",
        ),
      updated_at: Timestamp.describe("Time of the last change."),
    })
    .describe("Whether somebody has submitted, without what they wrote."),
);
export const listEvaluationStates = operation({
  id: "listEvaluationStates",
  method: "GET",
  path: "/interviews/sessions/:id/evaluations/",
  tag: "evaluations",
  access: "user",
  summary: "Lists who has begun or submitted an evaluation.",
  description: "For host and owner. No scores and no words.",
  params: InSession,
  responses: {
    200: z.object(wholeListOf(EvaluationState)),
  },
  errors: ["session_not_found", "not_attending", "permission_denied"],
});
export const reopenEvaluation = operation({
  id: "reopenEvaluation",
  method: "POST",
  path: "/interviews/evaluations/:id/reopen/",
  tag: "evaluations",
  access: "user",
  summary: "Gives a submitted evaluation back to its author as a draft.",
  description: "For host and owner. Its author may change and submit it again.",
  params: z.object({ id: PathId.describe("The evaluation, as `EvaluationState.id`.") }),
  responses: { 200: EvaluationState },
  errors: [
    "evaluation_not_found",
    "attendee_not_found",
    "not_attending",
    "permission_denied",
    "session_not_started",
    "evaluation_closed",
    "evaluation_not_submitted",
  ],
});
