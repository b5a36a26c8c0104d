import type { Clock } from "@hotseat/core/clock";
import type { ReadableStore } from "@hotseat/core/store";
import type { DraftKeeper } from "./draft-keeper";
import type {
  Draft,
  DraftAnswer,
  EvaluationPort,
  EvaluationStatus,
  Offer,
  PanelQuestion,
  ScoredField,
  StoredEvaluation,
} from "./evaluation.types";

export interface EvaluationState {
  draft: Draft;
  status: EvaluationStatus;
  offers: readonly Offer[];
}

export interface EvaluationStore extends ReadableStore<EvaluationState> {
  editAnswer(field: ScoredField, change: Partial<DraftAnswer>): void;
  editOverall(text: string): void;
  /** Saves at once. */
  saveDraft(): void;
  /** Submits for good. What another device changed meanwhile is saved as a draft first, to be looked at. */
  submit(): void;
  /** Puts an offered text under one's own, or drops the offer. */
  settleOffer(offer: Offer, answer: "take" | "drop"): void;
  /** The server's version as a read brought it; older ones are dropped. */
  receive(stored: StoredEvaluation): void;
  /**
   * The person's questions as they are now. What is written about others is offered, so that the rest can be saved; scores of
   * questions not heard stay here and are not sent.
   */
  receiveQuestions(questions: readonly Pick<PanelQuestion, "id" | "hearing">[]): void;
  /** The server can be reached again. */
  retry(): void;
  /** Keeps everything on this device now and tries to save. Resolves when nothing is on its way any more. */
  flush(): Promise<void>;
  /** Begins to save what this device had kept unsaved. */
  start(): void;
  /** Keeps everything on this device and saves nothing by itself any more. */
  dispose(): void;
}

export interface EvaluationStoreOptions {
  port: EvaluationPort;
  keeper: DraftKeeper;
  clock: Pick<Clock, "after">;
  /** The server's version when it was opened; null when there is none. */
  stored: StoredEvaluation | null;
}
