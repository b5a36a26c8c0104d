import { z } from "zod";
import { operation } from "../../contract/operation.ts";
import { Id, named, PathId, Timestamp } from "../../contract/shapes.ts";
import { EvaluationStatus } from "./contract.ts";

const InSession = z.object({ id: PathId });

/** Whether somebody has submitted, without what they wrote. */
export const EvaluationState = named(
  "EvaluationState",
  z.object({
    id: Id,
    session_id: Id,
    /** `attends`: still takes part; who has left could not submit it again. */
    evaluator: z.object({ attendee_id: Id, full_name: z.string(), attends: z.boolean() }),
    evaluatee: Id,
    status: EvaluationStatus,
    /** I may give it back to its author now: submitted, not about me, in time, and its author still takes part. */
    can_reopen: z.boolean(),
    updated_at: Timestamp,
  }),
);
export const listEvaluationStates = operation({
  id: "listEvaluationStates",
  method: "GET",
  path: "/interviews/sessions/:id/evaluations/",
  tag: "evaluations",
  access: "signed-in",
  summary: "Who has begun or submitted an evaluation of somebody else, for host and owner; no scores, no words.",
  params: InSession,
  answers: {
    200: z.object({ results: z.array(EvaluationState), next: z.null(), previous: z.null(), count: z.number().int() }),
  },
  errors: ["session_not_found", "not_attending", "permission_denied"],
});
export const reopenEvaluation = operation({
  id: "reopenEvaluation",
  method: "POST",
  path: "/interviews/evaluations/:id/reopen/",
  tag: "evaluations",
  access: "signed-in",
  summary: "Host or owner give a submitted evaluation back to its author, as a draft.",
  params: InSession,
  answers: { 200: EvaluationState },
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
