"use client";
export { FeaturedQuestionCardView, type FeaturedQuestionCardViewProps } from "./featured-question-card-view";
export { QuestionFill } from "./question-time";
