"use client";
export type { Feedback, FeedbackPerson, FeedbackPillar, FeedbackQuestion } from "./feedback.types";
export {
  AGREEMENT_POINTS,
  type Difference,
  differenceOf,
  type Quote,
  quotesOf,
  spreadOf,
} from "./feedback-rules";
