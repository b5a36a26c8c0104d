import { z } from "zod";
import { COMMENT_MAX_LENGTH, SCORE_MAX, SCORE_MIN } from "../../contract/limits.ts";
import { operation } from "../../contract/operation.ts";
import { InSession } from "../../contract/paths.ts";
import { Id, KeycloakId, named, PathId, Timestamp, wholeListOf } from "../../contract/shapes.ts";

const Comment = z.string().max(COMMENT_MAX_LENGTH);
/** Stored scale 0–6; 0 and null are "not scored". */
export const Score = z.number().int().min(0).max(SCORE_MAX).nullable();
const Rating = z.number().int().min(SCORE_MIN).max(SCORE_MAX);
export const EvaluationStatus = named(
  "EvaluationStatus",
  z
    .enum(["DRAFT", "SUBMITTED"])
    .describe("A `DRAFT` is its author's alone. A `SUBMITTED` evaluation is final, unless host or owner reopen it."),
);

export const Answer = named(
  "Answer",
  z
    .object({
      question: Id.describe("The question, as `Question.id`."),
      score: Score.optional().describe("Score 1 to 6; 0 and null mean not scored."),
      comments: Comment.optional().describe("Plain text, at most 5,000 characters."),
    })
    .describe("Score and comment on one question."),
);
/** Far beyond the questions of any one candidate. */
const MAX_ANSWERS = 50;
export const FormData = named(
  "EvaluationFormData",
  z
    .record(
      z.string().regex(/^[1-9][0-9]{0,9}$/),
      z.strictObject({
        score: Score.describe("Score 1 to 6; 0 and null mean not scored."),
        comment: Comment.describe("Plain text, at most 5,000 characters."),
        isComplete: z.boolean().optional().describe("The author has finished this question."),
      }),
    )
    .refine((entries) => Object.keys(entries).length <= MAX_ANSWERS, `Too many entries: at most ${MAX_ANSWERS}.`)
    .meta({
      maxProperties: MAX_ANSWERS,
      description: "The whole draft by question id, with comments on questions without a score. At most 50 entries.",
    }),
);
const PillarEntry = z
  .strictObject({
    score: Rating.nullable().describe("Rating 1 to 6; null while it is not rated."),
    comment: Comment.describe("Plain text, at most 5,000 characters."),
  })
  .optional();
export const EvaluationPillars = named(
  "EvaluationPillars",
  z
    .strictObject({
      Expertise: PillarEntry.describe("The pillar Expertise; left out while it has neither score nor comment."),
      Agilité: PillarEntry.describe("The pillar Agilité; left out while it has neither score nor comment."),
      Collaboration: PillarEntry.describe("The pillar Collaboration; left out while it has neither score nor comment."),
      Leadership: PillarEntry.describe("The pillar Leadership; left out while it has neither score nor comment."),
      Innovation: PillarEntry.describe("The pillar Innovation; left out while it has neither score nor comment."),
    })
    .describe("The five pillars, as far as they are rated or written about."),
);
export const Evaluation = named(
  "Evaluation",
  z
    .object({
      id: Id.describe("Id of the evaluation."),
      session_id: Id.describe("The session, as `Session.id`."),
      evaluator: z
        .object({
          attendee_id: Id.describe("The author's place, as `Attendee.id`."),
          keycloak_id: KeycloakId.describe("The person's id at the identity provider; the same in every session."),
          full_name: z.string().describe("Full name of the author."),
        })
        .describe("Its author."),
      evaluatee: Id.describe("The person it is about, as `Attendee.id`."),
      answers: z.array(Answer).describe("Scores and comments by question."),
      comments: z.string().describe("Comment on the whole turn: plain text, at most 5,000 characters; may be empty."),
      status: EvaluationStatus,
      formData: FormData,
      pillars: EvaluationPillars,
      updated_at: Timestamp.describe("Time of the last change; it also serves as a version."),
      submitted_at: Timestamp.nullable().describe("Time it was submitted; null while it is a draft."),
    })
    .describe("The evaluation of one person's turn by another person."),
);
const Body = z.strictObject({
  evaluatee: z.number().int().min(-1).max(2_147_483_647).describe("The person it is about, as `Attendee.id`."),
  answers: z
    .array(Answer)
    .max(MAX_ANSWERS)
    .describe("All scores and comments by question; replaces those that are stored. At most 50."),
  comments: Comment.default("").describe("Comment on the whole turn: plain text, at most 5,000 characters."),
  status: EvaluationStatus.describe(
    "`DRAFT` saves, `SUBMITTED` submits for good: every question that was heard and the five pillars must be rated.",
  ),
  formData: FormData.optional(),
  pillars: EvaluationPillars.optional().describe(
    "The five pillars; replaces those that are stored. Left out: they stay. A submission needs all five.",
  ),
  base_updated_at: Timestamp.nullable()
    .optional()
    .describe(
      "The `updated_at` last read. When the stored one differs, the response is 409 `evaluation_changed`. Left out or null: the evaluation is replaced whatever it was.",
    ),
});
export const EvaluationChanged = named(
  "EvaluationChanged",
  z
    .object({
      detail: z.string().describe("The error, in English."),
      code: z.literal("evaluation_changed").describe("Always `evaluation_changed`."),
      current: Evaluation,
    })
    .describe("The evaluation was changed elsewhere since it was read; `current` is the stored version."),
);

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
  access: "user",
  summary: "Saves or submits an evaluation.",
  description:
    "For everybody in the session but observers, about somebody else who had a turn. Creates the evaluation or replaces the stored one. Responds with 201 when it is new.",
  params: InSession,
  body: Body,
  responses: { 200: Evaluation, 201: Evaluation },
  example: {
    body: {
      evaluatee: 31,
      answers: [{ question: 101, score: 5, comments: "Clear, with a figure." }],
      comments: "Calm and precise.",
      status: "DRAFT",
    },
  },
  errors: write,
});
export const updateEvaluation = operation({
  id: "updateEvaluation",
  method: "PATCH",
  path: "/interviews/evaluations/:id/",
  tag: "evaluations",
  access: "user",
  summary: "Saves or submits an evaluation by its id.",
  description: "One's own evaluation, while it is a draft.",
  params: z.object({ id: PathId.describe("The evaluation, as `Evaluation.id`.") }),
  body: Body,
  responses: { 200: Evaluation },
  errors: [...write, "evaluation_not_found"],
});

const PillarValues = z.strictObject({
  Expertise: Rating.describe("Rating of the pillar Expertise, 1 to 6."),
  Agilité: Rating.describe("Rating of the pillar Agilité, 1 to 6."),
  Collaboration: Rating.describe("Rating of the pillar Collaboration, 1 to 6."),
  Leadership: Rating.describe("Rating of the pillar Leadership, 1 to 6."),
  Innovation: Rating.describe("Rating of the pillar Innovation, 1 to 6."),
});
const PillarComments = z.strictObject({
  Expertise: Comment.optional().describe("Comment on the pillar Expertise: plain text, at most 5,000 characters."),
  Agilité: Comment.optional().describe("Comment on the pillar Agilité: plain text, at most 5,000 characters."),
  Collaboration: Comment.optional().describe(
    "Comment on the pillar Collaboration: plain text, at most 5,000 characters.",
  ),
  Leadership: Comment.optional().describe("Comment on the pillar Leadership: plain text, at most 5,000 characters."),
  Innovation: Comment.optional().describe("Comment on the pillar Innovation: plain text, at most 5,000 characters."),
});
export const PillarRating = named(
  "PillarRating",
  z
    .object({
      session_id: Id.describe("The session, as `Session.id`."),
      rater: Id.describe("The person who rated, as `Attendee.id`."),
      evaluatee: Id.describe("The person who is rated, as `Attendee.id`."),
      ratings: PillarValues.describe("The five ratings."),
      comments: PillarComments.describe("Comments by pillar; may be empty."),
      updated_at: Timestamp.describe("Time of the last change."),
    })
    .describe("A person's rating of somebody, or of themself, on the five pillars."),
);
export const listMyPillarRatings = operation({
  id: "listMyPillarRatings",
  method: "GET",
  path: "/interviews/sessions/:id/pillar-ratings/",
  tag: "evaluations",
  access: "user",
  summary: "Lists the pillar ratings one has given in a session.",
  description: "The caller's own rating of themself, and those of peers whose evaluation the caller submitted.",
  params: InSession,
  responses: {
    200: z.object(wholeListOf(PillarRating)),
  },
  errors: ["session_not_found", "not_attending"],
});
export const ratePillars = operation({
  id: "ratePillars",
  method: "POST",
  path: "/interviews/sessions/:id/pillar-ratings/",
  tag: "evaluations",
  access: "user",
  summary: "Rates oneself on the five pillars.",
  description: "After one's own turn. Peers are rated with `evaluateAttendee`. Feedback opens after it.",
  params: InSession,
  body: z.strictObject({
    evaluatee: Id.describe("The caller themself, as `Attendee.id`."),
    ratings: PillarValues.describe("The five ratings."),
    comments: PillarComments.default({}).describe("Comments by pillar."),
  }),
  responses: { 200: PillarRating },
  example: {
    body: { evaluatee: 30, ratings: { Expertise: 4, Agilité: 3, Collaboration: 5, Leadership: 4, Innovation: 3 } },
  },
  errors: [
    "session_not_found",
    "not_attending",
    "attendee_not_found",
    "observer_cannot_score",
    "session_not_started",
    "evaluation_closed",
  ],
});
