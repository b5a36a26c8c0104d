import type { Pillar } from "../pillar-rating/headless";
import type { Feedback, FeedbackPerson, FeedbackPillar, FeedbackQuestion } from "./feedback.types";

/** Views this near, in points, count as the same. */
export const AGREEMENT_POINTS = 0.5;

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
  /** What it is about: one pillar with its score, or the whole turn. */
  about: { pillar: Pillar; score: number } | null;
}

/** What peers wrote on the pillars, then on the whole. */
export function quotesOf(feedback: Feedback): Quote[] {
  const onPillars = feedback.pillars.flatMap(({ pillar, comments }) =>
    comments
      .filter(({ comment }) => comment.trim() !== "")
      .map(({ rater, score, comment }) => ({
        key: `${pillar} ${rater.attendee_id}`,
        rater,
        text: comment,
        about: { pillar, score },
      })),
  );
  const onTheWhole = feedback.comments
    .filter(({ comments }) => comments.trim() !== "")
    .map(({ rater, comments }) => ({ key: `whole ${rater.attendee_id}`, rater, text: comments, about: null }));
  return [...onPillars, ...onTheWhole];
}

/** A question's scores lie all at one point, or between two; null without scores. */
export function spreadOf({
  min,
  max,
}: Pick<FeedbackQuestion, "min" | "max">):
  | { kind: "all"; score: number }
  | { kind: "range"; min: number; max: number }
  | null {
  if (min === null || max === null) return null;
  return min === max ? { kind: "all", score: min } : { kind: "range", min, max };
}

/** What was written under one question. */
export function commentsOn(question: FeedbackQuestion): Array<{ rater: FeedbackPerson; text: string }> {
  return question.scores
    .filter(({ comments }) => comments.trim() !== "")
    .map(({ rater, comments }) => ({ rater, text: comments }));
}
