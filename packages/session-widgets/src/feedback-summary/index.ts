"use client";
export { FeedbackSummary, type FeedbackSummaryProps } from "./feedback-summary";
