"use client";
export {
  clampOffset,
  isCurrent,
  offsetForKey,
  type QuestionState,
  type QuestionTiming,
  questionStateOf,
  timingOf,
} from "./card-rules";
export { type CardStore, cardPrefsIn, createCardStore } from "./card-store";
export type {
  Bounds,
  CardPrefs,
  CardPrefsStorage,
  FeaturedQuestion,
  Offset,
  QuestionLimit,
} from "./featured-question.types";
export { AUTO_HIDE_MS, KEY_STEP_PX, POSITION_SAVE_DELAY_MS } from "./featured-question-card.constants";
export { type CardDrag, type CardDragOptions, useCardDrag } from "./use-card-drag";
export {
  type FeaturedQuestionCardModel,
  type FeaturedQuestionCardOptions,
  useFeaturedQuestionCard,
} from "./use-featured-question-card";
