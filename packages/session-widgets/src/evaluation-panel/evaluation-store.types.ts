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
  Timer,
} from "./evaluation.types";

export interface EvaluationState {
  draft: Draft;
  status: EvaluationStatus;
  offers: readonly Offer[];
}

export interface EvaluationStore {
  getState(): EvaluationState;
  subscribe(listener: () => void): () => void;
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
  /** The page goes away: keep everything on this device now and try to save. */
  flush(): void;
  /** Keeps everything and stops all timers. */
  dispose(): void;
}

export interface EvaluationStoreOptions {
  port: EvaluationPort;
  keeper: DraftKeeper;
  timer: Timer;
  /** The server's version when it was opened; null when there is none. */
  stored: StoredEvaluation | null;
}
