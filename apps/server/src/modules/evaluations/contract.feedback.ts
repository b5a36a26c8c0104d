import { z } from "zod";
import { operation } from "../../contract/operation.ts";
import { Id, named, PathId, StreamCursor, Timestamp } from "../../contract/shapes.ts";
import { Pillar } from "../modules/contract.ts";

const Rated = z.object({ attendee_id: Id, full_name: z.string() });
export const FeedbackSummary = named(
  "FeedbackSummary",
  z.object({
    session: z.object({ id: Id, title: z.string(), start_time: Timestamp }),
    evaluatee: Rated,
    turn: z.object({ started_at: Timestamp.nullable(), ended_at: Timestamp.nullable() }),
    raters: z.array(Rated),
    pillars: z.array(
      z.object({
        pillar: Pillar,
        self: z.number().nullable(),
        peers_mean: z.number().nullable(),
        raters: z.number().int(),
        comments: z.array(z.object({ rater: Rated, score: z.number().int(), comment: z.string() })),
      }),
    ),
    questions: z.array(
      z.object({
        question: Id,
        number: z.number().int(),
        text: z.string(),
        criteria: z.string(),
        mean: z.number().nullable(),
        min: z.number().nullable(),
        max: z.number().nullable(),
        spread: z.number().nullable(),
        raters: z.number().int(),
        scores: z.array(z.object({ rater: Rated, score: z.number().int().nullable(), comments: z.string() })),
      }),
    ),
    comments: z.array(z.object({ rater: Rated, comments: z.string() })),
    /** `rules`: put together from scores and comments by fixed rules, not by AI. */
    summary: z.object({
      text: z.string(),
      source: z.enum(["rules", "ai"]),
      try_next: z.object({ title: z.string(), text: z.string(), workshop_key: z.string() }).nullable(),
    }),
    stream_cursor: StreamCursor,
  }),
);
export const getFeedbackSummary = operation({
  id: "getFeedbackSummary",
  method: "GET",
  path: "/interviews/sessions/:id/evaluatees/:evaluateeId/feedback-summary/",
  tag: "evaluations",
  access: "signed-in",
  summary: "What peers submitted about me, beside my own rating.",
  params: z.object({ id: PathId, evaluateeId: PathId }),
  answers: { 200: FeedbackSummary },
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
