import type { Pillar } from "../pillar-rating/headless";
import type { Feedback, FeedbackPerson, FeedbackPillar, FeedbackQuestion } from "./feedback.types";

/** Views this near, in points, count as the same. */
const AGREEMENT_POINTS = 0.5;

export type Difference = { kind: "agree" } | { kind: "more" | "less"; points: number } | { kind: "unknown" };

/** How peers' mean lies against one's own score. */
export function differenceOf({ self, peers_mean }: Pick<FeedbackPillar, "self" | "peers_mean">): Difference {
  if (self === null || peers_mean === null) return { kind: "unknown" };
  const points = peers_mean - self;
  if (Math.abs(points) < AGREEMENT_POINTS) return { kind: "agree" };
  return { kind: points > 0 ? "more" : "less", points: Math.abs(points) };
}

export interface Quote {
  key: string;
  rater: FeedbackPerson;
  text: string;
  about: QuoteSubject;
}

/** The subject of a comment: one question or pillar with its score, or the whole turn. */
export type QuoteSubject =
  | { kind: "question"; number: number; criteria: string; score: number | null }
  | { kind: "pillar"; pillar: Pillar; score: number }
  | { kind: "whole" };

/** Returns the peers' comments: on the questions, on the pillars, then on the whole turn. */
export function quotesOf(feedback: Feedback): Quote[] {
  const onQuestions = feedback.questions.flatMap(({ question, number, criteria, scores }) =>
    scores
      .filter(({ comments }) => comments.trim() !== "")
      .map(({ rater, score, comments }) => ({
        key: `question ${question} ${rater.attendee_id}`,
        rater,
        text: comments,
        about: { kind: "question", number, criteria, score } as const,
      })),
  );
  const onPillars = feedback.pillars.flatMap(({ pillar, comments }) =>
    comments
      .filter(({ comment }) => comment.trim() !== "")
      .map(({ rater, score, comment }) => ({
        key: `${pillar} ${rater.attendee_id}`,
        rater,
        text: comment,
        about: { kind: "pillar", pillar, score } as const,
      })),
  );
  const onTheWhole = feedback.comments
    .filter(({ comments }) => comments.trim() !== "")
    .map(({ rater, comments }) => ({
      key: `whole ${rater.attendee_id}`,
      rater,
      text: comments,
      about: { kind: "whole" } as const,
    }));
  return [...onQuestions, ...onPillars, ...onTheWhole];
}

/** A question's scores: one, several at one point, or between two; null without scores. */
export function spreadOf({
  min,
  max,
  raters,
}: Pick<FeedbackQuestion, "min" | "max" | "raters">):
  | { kind: "one"; score: number }
  | { kind: "all"; score: number }
  | { kind: "range"; min: number; max: number }
  | null {
  if (min === null || max === null) return null;
  if (raters === 1) return { kind: "one", score: min };
  return min === max ? { kind: "all", score: min } : { kind: "range", min, max };
}
