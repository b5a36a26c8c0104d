"use client";
export { createDraftKeeper, type DraftKeeper } from "./draft-keeper";
export type {
  Draft,
  DraftAnswer,
  EvaluationPort,
  EvaluationStatus,
  Field,
  Hearing,
  Offer,
  PanelQuestion,
  SaveRequest,
  ScoredField,
  StoredEvaluation,
} from "./evaluation.types";
export { EVALUATION_PANEL_ATTRIBUTES } from "./evaluation-panel.attributes";
export { AUTOSAVE_DELAY_MS, RETRY_DELAY_MS, SCORE_MAX, SCORE_MIN } from "./evaluation-panel.constants";
export { canSubmit, type FormRow, firstUnanswered, progressOf, type RowState, rowsOf } from "./evaluation-rows";
export {
  answeredCount,
  answerOf,
  answersToSend,
  draftOf,
  EMPTY_DRAFT,
  formDataOf,
  isAnswered,
  isTooLong,
  pillarsOf,
} from "./evaluation-rules";
export { createEvaluationStore } from "./evaluation-store";
export type { EvaluationState, EvaluationStore, EvaluationStoreOptions } from "./evaluation-store.types";
export { type DraftIds, draftIdsOf, draftKey, type KeptDraft, parseKeptDraft } from "./kept-draft";
export { joinOffers, type Merged, mergeDrafts, type Side } from "./merge-drafts";
export { neighbour, type Page, type PagerState, pagesOf, shownPage } from "./question-pager";
export { type EvaluationPanelModel, type EvaluationPanelOptions, useEvaluationPanel } from "./use-evaluation-panel";
