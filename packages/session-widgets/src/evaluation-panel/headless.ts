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
export type { FormRow, RowState } from "./headless/evaluation-rows";
export { createEvaluationStore } from "./headless/evaluation-store";
export type { EvaluationState, EvaluationStore, EvaluationStoreOptions } from "./headless/evaluation-store.types";
export { type DraftIds, draftKey, type KeptDraft } from "./headless/kept-draft";
export { type Merged, mergeDrafts, type Side } from "./headless/merge-drafts";
export { type OwedEvaluation, owedEvaluations } from "./headless/owed-evaluations";
export type { Page, PagerState } from "./headless/question-pager";
export {
  type EvaluationPanelModel,
  type EvaluationPanelOptions,
  useEvaluationPanel,
} from "./headless/use-evaluation-panel";
