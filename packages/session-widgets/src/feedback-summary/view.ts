"use client";
export type { Feedback, FeedbackPerson, FeedbackPillar, FeedbackQuestion } from "./feedback.types";
export {
  FeedbackLockedView,
  type FeedbackLockedViewProps,
  FeedbackSummaryView,
  type FeedbackSummaryViewProps,
} from "./feedback-summary-view";
export type { SummaryWriting } from "./feedback-words";
