import { z } from "zod";
import { operation } from "../../contract/operation.ts";
import { Id, named, PathId, StreamCursor, Timestamp } from "../../contract/shapes.ts";
import { Pillar } from "../modules/contract.ts";

const Rated = z.object({
  attendee_id: Id.describe("Their place, as `Attendee.id`."),
  full_name: z.string().describe("Full name, as the person chose it."),
});
export const FeedbackSummary = named(
  "FeedbackSummary",
  z
    .object({
      session: z
        .object({
          id: Id.describe("Id of the session."),
          title: z.string().describe("Title of its workshop."),
          start_time: Timestamp.describe("Planned start."),
        })
        .describe("The session it belongs to."),
      evaluatee: Rated.describe("The person it is about."),
      turn: z
        .object({
          started_at: Timestamp.nullable().describe("Time it began; null when it did not."),
          ended_at: Timestamp.nullable().describe("Time it ended; null when it did not."),
        })
        .describe("When their turn was."),
      raters: z.array(Rated).describe("People who submitted."),
      pillars: z
        .array(
          z.object({
            pillar: Pillar,
            self: z.number().nullable().describe("The person's own rating, 1 to 6; null without one."),
            peers_mean: z.number().nullable().describe("Mean of the peers' ratings, two decimals; null without any."),
            raters: z.number().int().describe("Number of peers who rated it."),
            comments: z
              .array(
                z.object({
                  rater: Rated.describe("The writer."),
                  score: z.number().int().describe("Their rating, 1 to 6."),
                  comment: z.string().describe("Plain text."),
                }),
              )
              .describe("The peers' comments on it."),
          }),
        )
        .describe("The five pillars."),
      questions: z
        .array(
          z.object({
            question: Id.describe("The question, as `Question.id`."),
            number: z.number().int().describe("Place among the person's questions, from 1."),
            text: z.string().describe("The question, plain text."),
            criteria: z.string().describe("Label of its criterion."),
            mean: z.number().nullable().describe("Mean score, two decimals; null without a score."),
            min: z.number().nullable().describe("Lowest score; null without one."),
            max: z.number().nullable().describe("Highest score; null without one."),
            spread: z.number().nullable().describe("Standard deviation of the scores, two decimals; null without one."),
            raters: z.number().int().describe("Number of peers who scored it."),
            scores: z
              .array(
                z.object({
                  rater: Rated.describe("The writer."),
                  score: z.number().int().nullable().describe("Score 1 to 6; null when not scored."),
                  comments: z.string().describe("Plain text; may be empty."),
                }),
              )
              .describe("Score and comment by peer."),
          }),
        )
        .describe("The questions that were asked."),
      comments: z
        .array(
          z.object({
            rater: Rated.describe("The writer."),
            comments: z.string().describe("Plain text."),
          }),
        )
        .describe("The peers' comments on the whole turn."),
      summary: z
        .object({
          text: z.string().describe("Plain text."),
          source: z
            .enum(["rules", "ai"])
            .describe("The writer. `rules`: fixed rules on scores and comments, `ai`: a language model."),
          try_next: z
            .object({
              title: z.string().describe("Title of a workshop."),
              text: z.string().describe("Why this workshop, plain text."),
              workshop_key: z.string().describe("The workshop, as `Workshop.key`."),
            })
            .nullable()
            .describe("A suggestion for the next session; null without one."),
        })
        .describe("The feedback in a few sentences."),
      stream_cursor: StreamCursor,
    })
    .describe(
      "The evaluations that peers submitted about one person, beside that person's own rating. Texts are in the language of the request.",
    ),
);
export const getFeedbackSummary = operation({
  id: "getFeedbackSummary",
  method: "GET",
  path: "/interviews/sessions/:id/evaluatees/:evaluateeId/feedback-summary/",
  tag: "evaluations",
  access: "user",
  summary: "Reads the feedback on one's own turn.",
  description: "For the person it is about, once the evaluation of their turn is over and they have rated themself.",
  params: z.object({
    id: PathId.describe("The session, as `Session.id`."),
    evaluateeId: PathId.describe("The person it is about, as `Attendee.id`; the caller themself."),
  }),
  responses: { 200: FeedbackSummary },
  errors: [
    "session_not_found",
    "not_attending",
    "attendee_not_found",
    "permission_denied",
    "feedback_not_open",
    "no_turn",
    "own_rating_missing",
  ],
});
