"use client";
export {
  FeedbackLockedView,
  type FeedbackLockedViewProps,
  FeedbackSummaryView,
  type FeedbackSummaryViewProps,
} from "./feedback-summary-view";
