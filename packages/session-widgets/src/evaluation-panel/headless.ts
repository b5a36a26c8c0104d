"use client";
export { createDraftKeeper, type DraftKeeper } from "./headless/draft-keeper";
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
} from "./headless/evaluation.types";
export { AUTOSAVE_DELAY_MS, RETRY_DELAY_MS } from "./headless/evaluation-panel.constants";
export {
  canSubmit,
  type FormRow,
  firstUnanswered,
  progressOf,
  type RowState,
  rowsOf,
} from "./headless/evaluation-rows";
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
} from "./headless/evaluation-rules";
export { createEvaluationStore } from "./headless/evaluation-store";
export type { EvaluationState, EvaluationStore, EvaluationStoreOptions } from "./headless/evaluation-store.types";
export { type DraftIds, draftIdsOf, draftKey, type KeptDraft, parseKeptDraft } from "./headless/kept-draft";
export { joinOffers, type Merged, mergeDrafts, type Side } from "./headless/merge-drafts";
export { type OwedEvaluation, owedEvaluations } from "./headless/owed-evaluations";
export { neighbour, type Page, type PagerState, pagesOf, shownPage } from "./headless/question-pager";
export {
  type EvaluationPanelModel,
  type EvaluationPanelOptions,
  useEvaluationPanel,
} from "./headless/use-evaluation-panel";
