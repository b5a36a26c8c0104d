import { z } from "zod";
import { COMMENT_MAX_LENGTH } from "../../contract/limits.ts";
import { operation } from "../../contract/operation.ts";
import { Id, KeycloakId, named, PathId, Timestamp } from "../../contract/shapes.ts";

const Comment = z.string().max(COMMENT_MAX_LENGTH);
/** Stored scale 0–6; 0 and null are "not scored". */
export const Score = z.number().int().min(0).max(6).nullable();
export const EvaluationStatus = named("EvaluationStatus", z.enum(["DRAFT", "SUBMITTED"]));

export const Answer = named(
  "Answer",
  z.object({ question: Id, score: Score.optional(), comments: Comment.optional() }),
);
/** Far beyond the questions of any one candidate. */
const MAX_ANSWERS = 50;
/** The whole draft, keyed by question id; comments on unscored questions too. */
export const FormData = named(
  "EvaluationFormData",
  z
    .record(
      z.string().regex(/^[1-9][0-9]{0,9}$/),
      z.strictObject({ score: Score, comment: Comment, isComplete: z.boolean().optional() }),
    )
    .refine((entries) => Object.keys(entries).length <= MAX_ANSWERS, `Too many entries: at most ${MAX_ANSWERS}.`)
    .meta({ maxProperties: MAX_ANSWERS }),
);
const PillarEntry = z.strictObject({ score: z.number().int().min(1).max(6).nullable(), comment: Comment }).optional();
/** The five pillars as far as they are rated or written about. */
export const EvaluationPillars = named(
  "EvaluationPillars",
  z.strictObject({
    Expertise: PillarEntry,
    Agilité: PillarEntry,
    Collaboration: PillarEntry,
    Leadership: PillarEntry,
    Innovation: PillarEntry,
  }),
);
export const Evaluation = named(
  "Evaluation",
  z.object({
    id: Id,
    session_id: Id,
    evaluator: z.object({ attendee_id: Id, keycloak_id: KeycloakId, full_name: z.string() }),
    evaluatee: Id,
    answers: z.array(Answer),
    comments: z.string(),
    status: EvaluationStatus,
    formData: FormData,
    pillars: EvaluationPillars,
    updated_at: Timestamp,
    submitted_at: Timestamp.nullable(),
  }),
);
const Body = z.strictObject({
  evaluatee: z.number().int().min(-1).max(2_147_483_647),
  answers: z.array(Answer).max(MAX_ANSWERS),
  comments: Comment.default(""),
  status: EvaluationStatus,
  formData: FormData.optional(),
  /** Replaces all; what was saved stays where it is left out. A submission needs the five. */
  pillars: EvaluationPillars.optional(),
  /** `updated_at` last seen; if the server's differs, 409 `evaluation_changed`. */
  base_updated_at: Timestamp.nullable().optional(),
});
/** Beside `evaluation_changed` the answer carries the stored version. */
export const EvaluationChanged = named(
  "EvaluationChanged",
  z.object({ detail: z.string(), code: z.literal("evaluation_changed"), current: Evaluation }),
);

const InSession = z.object({ id: PathId });
const write = [
  "session_not_found",
  "not_attending",
  "attendee_not_found",
  "self_evaluation",
  "observer_cannot_score",
  "session_not_started",
  "evaluation_changed",
  "evaluation_final",
  "evaluation_incomplete",
  "evaluation_closed",
] as const;

export const evaluateAttendee = operation({
  id: "evaluateAttendee",
  method: "POST",
  path: "/interviews/sessions/:id/evaluate-attendee/",
  tag: "evaluations",
  access: "signed-in",
  summary: "Saves a draft or submits, questions and pillars in one; creates the evaluation or replaces it.",
  params: InSession,
  body: Body,
  answers: { 200: Evaluation, 201: Evaluation },
  errors: write,
});
export const updateEvaluation = operation({
  id: "updateEvaluation",
  method: "PATCH",
  path: "/interviews/evaluations/:id/",
  tag: "evaluations",
  access: "signed-in",
  summary: "Saves or submits an existing evaluation of one's own.",
  params: InSession,
  body: Body,
  answers: { 200: Evaluation },
  errors: [...write, "evaluation_not_found"],
});

const Rating = z.number().int().min(1).max(6);
const PillarValues = z.strictObject({
  Expertise: Rating,
  Agilité: Rating,
  Collaboration: Rating,
  Leadership: Rating,
  Innovation: Rating,
});
const PillarComments = z.strictObject({
  Expertise: Comment.optional(),
  Agilité: Comment.optional(),
  Collaboration: Comment.optional(),
  Leadership: Comment.optional(),
  Innovation: Comment.optional(),
});
export const PillarRating = named(
  "PillarRating",
  z.object({
    session_id: Id,
    rater: Id,
    evaluatee: Id,
    ratings: PillarValues,
    comments: PillarComments,
    updated_at: Timestamp,
  }),
);
export const listMyPillarRatings = operation({
  id: "listMyPillarRatings",
  method: "GET",
  path: "/interviews/sessions/:id/pillar-ratings/",
  tag: "evaluations",
  access: "signed-in",
  summary: "The pillar ratings I have given in this session: of myself, and of peers whose evaluation I submitted.",
  params: InSession,
  answers: {
    200: z.object({ results: z.array(PillarRating), next: z.null(), previous: z.null(), count: z.number().int() }),
  },
  errors: ["session_not_found", "not_attending"],
});
export const ratePillars = operation({
  id: "ratePillars",
  method: "POST",
  path: "/interviews/sessions/:id/pillar-ratings/",
  tag: "evaluations",
  access: "signed-in",
  summary: "Rates oneself on the five pillars after one's turn; peers are rated with their evaluation.",
  params: InSession,
  body: z.strictObject({ evaluatee: Id, ratings: PillarValues, comments: PillarComments.default({}) }),
  answers: { 200: PillarRating },
  errors: [
    "session_not_found",
    "not_attending",
    "attendee_not_found",
    "observer_cannot_score",
    "session_not_started",
    "evaluation_closed",
  ],
});
