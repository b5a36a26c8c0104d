"use client";
export { type QuestionState, type QuestionTiming, questionStateOf, timingOf } from "./card-rules";
export { type CardStore, createCardStore } from "./card-store";
export type {
  Bounds,
  CardPrefs,
  CardPrefsStorage,
  FeaturedQuestion,
  Offset,
  QuestionLimit,
} from "./featured-question.types";
export type { CardDrag, CardDragOptions } from "./use-card-drag";
export {
  type FeaturedQuestionCardModel,
  type FeaturedQuestionCardOptions,
  useFeaturedQuestionCard,
} from "./use-featured-question-card";
