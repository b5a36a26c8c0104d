import type { Pillar } from "../pillar-rating/headless";

export interface FeedbackPerson {
  attendee_id: number;
  full_name: string;
}

export interface FeedbackPillar {
  pillar: Pillar;
  /** One's own score; null without one. */
  self: number | null;
  peers_mean: number | null;
  /** How many peers rated it. */
  raters: number;
  comments: Array<{ rater: FeedbackPerson; score: number; comment: string }>;
}

export interface FeedbackQuestion {
  question: number;
  number: number;
  text: string;
  criteria: string;
  mean: number | null;
  min: number | null;
  max: number | null;
  spread: number | null;
  raters: number;
  scores: Array<{ rater: FeedbackPerson; score: number | null; comments: string }>;
}

/** The peers' feedback about one person, beside the self-rating (LS-D5.5). A type test compares it with the API contract. */
export interface Feedback {
  session: { id: number; title: string; start_time: string };
  evaluatee: FeedbackPerson;
  turn: { started_at: string | null; ended_at: string | null };
  raters: FeedbackPerson[];
  pillars: FeedbackPillar[];
  questions: FeedbackQuestion[];
  comments: Array<{ rater: FeedbackPerson; comments: string }>;
  summary: {
    text: string;
    /** `rules`: put together from scores and comments by fixed rules, not by AI. */
    source: "rules" | "ai";
    try_next: { title: string; text: string; workshop_key: string } | null;
  };
}
