import { COMMENT_MAX_LENGTH } from "@hotseat/api-client/constants";
import { type ChangeEvent, useState } from "react";
import { useStore } from "zustand";
import { type HeldWhileWriting, useHeldWhileWriting } from "../../shared/headless/use-held-while-writing";
import type { Offer, PanelQuestion } from "./evaluation.types";
import { canSubmit, type FormRow, firstUnanswered, progressOf, rowsOf } from "./evaluation-rows";
import { answerOf } from "./evaluation-rules";
import type { EvaluationState, EvaluationStore } from "./evaluation-store.types";
import { isPageOf, neighbour, type Page, type PagerState, shownPage } from "./question-pager";

export interface EvaluationPanelOptions {
  store: EvaluationStore;
  questions: readonly PanelQuestion[];
  /** The question asked now, if it is one of these. */
  runningQuestionId: number | null;
  /** While none is asked: the one that was asked last, as long as the turn is on (open questions, evaluation). */
  lastQuestionId?: number | null;
  /** While the turn waits for its candidate: the question it begins with. */
  queuedQuestionId?: number | null;
  /** The pillars may be rated: the turn has come to its evaluation. */
  pillarsOpen: boolean;
}

export interface EvaluationPanelModel {
  state: EvaluationState;
  questions: readonly PanelQuestion[];
  /** Questions and pillars in order. */
  rows: readonly FormRow[];
  /** The row that is open. */
  page: Page | null;
  /** The question that is open; null on a pillar and on the overall comment. */
  question: PanelQuestion | null;
  /** Whether the open row may be scored; null on the overall comment. */
  row: FormRow | null;
  runningQuestionId: number | null;
  lastQuestionId: number | null;
  /** Rows rated, of those that count: questions and pillars together. */
  done: number;
  total: number;
  /** Rows rated, of those that count: the questions alone, and the pillars alone. */
  questionsRated: { done: number; total: number };
  pillarsRated: { done: number; total: number };
  /** Questions asked in one's absence; they do not count. */
  notHeard: number;
  /** Questions that were never asked; they do not count either. */
  notAsked: number;
  maySubmit: boolean;
  /** Submitting is the next thing to do: its button is the one solid one. */
  hasSolidSubmit: boolean;
  readOnly: boolean;
  /** Offers of the row that is open. */
  offers: readonly Offer[];
  /** Answers to questions that are no longer asked. */
  leftovers: readonly Offer[];
  /** Characters over the limit on this page. */
  tooLongBy: number;
  goTo(page: Page): void;
  /** Shows the question that is asked now, and follows it again. */
  follow(): void;
  settleOffer: EvaluationStore["settleOffer"];
  /**
   * Props of the element around the form: the row in which the user writes stays open, its score included, until they
   * leave that element or open another row.
   */
  getPanelProps(): HeldWhileWriting<Page | null, HTMLElement>["watch"];
  getStepProps(step: 1 | -1): { disabled: boolean; onClick: () => void };
  getScoreProps(): {
    value: number | null;
    onValueChange: (score: number) => void;
    readOnly: boolean;
    disabled: boolean;
  };
  getCommentProps(): {
    value: string;
    onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void;
    readOnly: boolean;
  };
  getSaveProps(): { disabled: boolean; onClick: () => void };
  getSubmitProps(): { disabled: boolean; onClick: () => void };
}

/** Returns the state and actions of the evaluation panel for one evaluatee; use a new `key` for another one. */
export function useEvaluationPanel({
  store,
  questions,
  runningQuestionId,
  lastQuestionId = null,
  queuedQuestionId = null,
  pillarsOpen,
}: EvaluationPanelOptions): EvaluationPanelModel {
  const state = useStore(store);
  const rows = rowsOf(questions, pillarsOpen);
  const [pager, setPager] = useState<PagerState>(() => ({
    opened: questions.length > 0 ? firstUnanswered(state.draft, rows) : null,
    chosen: null,
  }));
  const { draft, status } = state;
  const wanted = shownPage(pager, rows, runningQuestionId ?? lastQuestionId ?? queuedQuestionId);
  const held = useHeldWhileWriting<Page | null, HTMLElement>(wanted, (written) => isPageOf(rows, written));
  const page = held.shown;
  const question = questions.find((each) => each.id === page) ?? null;
  const row = rows.find(({ field }) => field === page) ?? null;
  const answer = row ? answerOf(draft, row.field) : null;
  const comment = answer ? answer.comment : draft.overall;
  const isBusy = status.kind === "saving" && status.submitting;
  const readOnly = status.kind === "submitted" || isBusy;
  // Primitive values, so that typing into the comment renders only the comment.
  const isOpen = row?.state === "open";
  const score = isOpen ? (answer?.score ?? null) : null;
  const maySubmit = !isBusy && canSubmit(draft, rows);

  if (pager.opened === null && questions.length > 0) setPager({ ...pager, opened: firstUnanswered(draft, rows) });

  const open = (chosen: Page | null) => {
    held.release();
    setPager((now) => ({ ...now, chosen }));
  };
  const write = (text: string) => (row ? store.editAnswer(row.field, { comment: text }) : store.editOverall(text));
  const getStepProps = (by: 1 | -1) => {
    const target = page === null ? null : neighbour(rows, page, by);
    return { disabled: target === null, onClick: () => target !== null && open(target) };
  };

  return {
    state,
    questions,
    rows,
    page,
    question,
    row,
    runningQuestionId,
    lastQuestionId,
    ...progressOf(draft, rows),
    maySubmit,
    hasSolidSubmit: status.kind !== "submitted" && (maySubmit || isBusy),
    readOnly,
    offers: state.offers.filter((offer) => offer.field === page),
    leftovers: state.offers.filter(({ field }) => field !== "overall" && !rows.some((each) => each.field === field)),
    tooLongBy: Math.max(0, comment.length - COMMENT_MAX_LENGTH),
    goTo: open,
    follow: () => open(null),
    settleOffer: store.settleOffer,
    getPanelProps: () => held.watch,
    getStepProps,
    getScoreProps: () => ({
      value: score,
      onValueChange: (chosen) => row && store.editAnswer(row.field, { score: chosen }),
      readOnly,
      disabled: !isOpen,
    }),
    getCommentProps: () => ({
      value: comment,
      onChange: (event) => write(event.target.value),
      readOnly,
    }),
    getSaveProps: () => ({ disabled: isBusy, onClick: store.saveDraft }),
    getSubmitProps: () => ({ disabled: !maySubmit, onClick: store.submit }),
  };
}
