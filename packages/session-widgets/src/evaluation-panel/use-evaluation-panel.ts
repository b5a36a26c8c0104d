import { type ChangeEvent, useState, useSyncExternalStore } from "react";
import type { Offer, PanelQuestion } from "./evaluation.types";
import { MAX_COMMENT_LENGTH } from "./evaluation-panel.constants";
import { answeredCount, answerOf, canSubmit, firstUnanswered } from "./evaluation-rules";
import type { EvaluationState, EvaluationStore } from "./evaluation-store.types";
import { neighbour, type Page, type PagerState, shownPage } from "./question-pager";

export interface EvaluationPanelOptions {
  store: EvaluationStore;
  questions: readonly PanelQuestion[];
  /** The question asked now, if it is one of these. */
  runningQuestionId: number | null;
  /** While none is asked: the one that was asked last, as long as the turn is on (open questions, evaluation). */
  lastQuestionId?: number | null;
}

export interface EvaluationPanelModel {
  state: EvaluationState;
  questions: readonly PanelQuestion[];
  page: Page | null;
  /** The question on the page; null on the overall page. */
  question: PanelQuestion | null;
  runningQuestionId: number | null;
  lastQuestionId: number | null;
  done: number;
  total: number;
  readOnly: boolean;
  /** Offers of the page that is shown. */
  offers: readonly Offer[];
  /** Characters over the limit on this page. */
  tooLongBy: number;
  goTo(page: Page): void;
  /** Shows the question that is asked now, and goes on following. */
  follow(): void;
  settleOffer: EvaluationStore["settleOffer"];
  getStepProps(step: 1 | -1): { disabled: boolean; onClick: () => void };
  getScoreProps(): { value: number | null; onValueChange: (score: number) => void; readOnly: boolean };
  getCommentProps(): {
    value: string;
    onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void;
    onFocus: () => void;
    onBlur: () => void;
    readOnly: boolean;
  };
  getSaveProps(): { disabled: boolean; onClick: () => void };
  getSubmitProps(): { disabled: boolean; onClick: () => void };
}

/** Everything the evaluation panel shows and does for one evaluatee; give it a new `key` for another one. */
export function useEvaluationPanel({
  store,
  questions,
  runningQuestionId,
  lastQuestionId = null,
}: EvaluationPanelOptions): EvaluationPanelModel {
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const [pager, setPager] = useState<PagerState>(() => ({
    opened: firstUnanswered(state.draft, questions),
    chosen: null,
    held: null,
  }));
  const { draft, status } = state;
  const page = shownPage(pager, questions, runningQuestionId ?? lastQuestionId);
  const question = questions.find((each) => each.id === page) ?? null;
  const answer = question ? answerOf(draft, question.id) : null;
  const comment = answer ? answer.comment : draft.overall;
  const isBusy = status.kind === "saving" && status.submitting;
  const readOnly = status.kind === "submitted" || isBusy;
  // Single values, so that a letter typed into the comment changes nothing but the comment.
  const score = answer?.score ?? null;
  const maySubmit = !isBusy && canSubmit(draft, questions);

  if (pager.opened === null && questions.length > 0) setPager({ ...pager, opened: firstUnanswered(draft, questions) });

  const goTo = (chosen: Page) => setPager((now) => ({ ...now, chosen, held: null }));
  const write = (text: string) =>
    question ? store.editAnswer(question.id, { comment: text }) : store.editOverall(text);
  const getStepProps = (by: 1 | -1) => {
    const target = page === null ? null : neighbour(questions, page, by);
    return { disabled: target === null, onClick: () => target !== null && goTo(target) };
  };

  return {
    state,
    questions,
    page,
    question,
    runningQuestionId,
    lastQuestionId,
    done: answeredCount(draft, questions),
    total: questions.length,
    readOnly,
    offers: state.offers.filter((offer) => offer.field === page),
    tooLongBy: Math.max(0, comment.length - MAX_COMMENT_LENGTH),
    goTo,
    follow: () => setPager((now) => ({ ...now, chosen: null, held: null })),
    settleOffer: store.settleOffer,
    getStepProps,
    getScoreProps: () => ({
      value: score,
      onValueChange: (chosen) => question && store.editAnswer(question.id, { score: chosen }),
      readOnly,
    }),
    getCommentProps: () => ({
      value: comment,
      onChange: (event) => write(event.target.value),
      onFocus: () => setPager((now) => ({ ...now, held: page })),
      onBlur: () => setPager((now) => ({ ...now, held: null })),
      readOnly,
    }),
    getSaveProps: () => ({ disabled: isBusy, onClick: store.saveDraft }),
    getSubmitProps: () => ({ disabled: !maySubmit, onClick: store.submit }),
  };
}
