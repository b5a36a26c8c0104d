"use client";
export {
  FeedbackLockedView,
  type FeedbackLockedViewProps,
  FeedbackSummaryView,
  type FeedbackSummaryViewProps,
} from "./feedback-summary-view";
export type { SummaryWriting } from "./feedback-words";
