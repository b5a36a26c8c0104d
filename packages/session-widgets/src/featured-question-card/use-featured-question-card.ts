import type { Ticker } from "@hotseat/core/ticker";
import { type Schedule, useFromTime } from "../schedule/headless";
import { type QuestionState, type QuestionTiming, questionStateOf, timingOf } from "./card-rules";
import type { CardPrefs, FeaturedQuestion, Offset } from "./featured-question.types";
import { type CardDrag, useCardDrag } from "./use-card-drag";

export interface FeaturedQuestionCardOptions {
  question: FeaturedQuestion | null;
  schedule: Schedule | null;
  time: Ticker;
  /** Where the card is and whether it is open; `createCardStore` keeps it. */
  prefs: CardPrefs;
  onMove: (position: Offset) => void;
  onOpenChange: (isOpen: boolean) => void;
}

export interface FeaturedQuestionCardModel {
  /** Null while none is featured: there is nothing to show. */
  question: FeaturedQuestion | null;
  /** Null without a question. */
  state: QuestionState | null;
  /** The time that the question has now; null where none is counted. Read it with `useFromTime`. */
  timing: QuestionTiming | null;
  isOpen: boolean;
  isDragging: boolean;
  /** For the card, inside a positioned element that it never leaves. */
  getCardProps: CardDrag["getCardProps"];
  /** For the button that moves the card, by pointer and by arrow keys. */
  getHandleProps: CardDrag["getHandleProps"];
  getHideProps(): { onClick: () => void };
  getShowProps(): { onClick: () => void };
}

/** Everything the card of the featured question shows and does, for a card in one's own HTML. */
export function useFeaturedQuestionCard({
  question,
  schedule,
  time,
  prefs,
  onMove,
  onOpenChange,
}: FeaturedQuestionCardOptions): FeaturedQuestionCardModel {
  const state = useFromTime(time, (nowMs) => (question ? questionStateOf(question, schedule, nowMs) : null));
  const { dragging, getCardProps, getHandleProps } = useCardDrag({ position: prefs.position, onMove });
  return {
    question,
    state,
    timing: question && timingOf(question, schedule),
    isOpen: prefs.isOpen,
    isDragging: dragging,
    getCardProps,
    getHandleProps,
    getHideProps: () => ({ onClick: () => onOpenChange(false) }),
    getShowProps: () => ({ onClick: () => onOpenChange(true) }),
  };
}
