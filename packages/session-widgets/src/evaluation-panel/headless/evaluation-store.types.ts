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
  /** Submits the final evaluation. Changes from another device are saved as a draft first, for review. */
  submit(): void;
  /** Appends an offered text to the user's text, or drops the offer. */
  settleOffer(offer: Offer, answer: "take" | "drop"): void;
  /** The server's version as a read brought it; older ones are dropped. */
  receive(stored: StoredEvaluation): void;
  /**
   * Receives the person's current questions. Answers to other questions become offers, so that the rest can be saved; scores of
   * questions not heard stay on this device and are not sent.
   */
  receiveQuestions(questions: readonly Pick<PanelQuestion, "id" | "hearing">[]): void;
  /** The server can be reached again. */
  retry(): void;
  /** Stores everything on this device now and tries to save. Resolves when no save is under way. */
  flush(): Promise<void>;
  /** Starts to save the unsaved draft of this device, and removes one that the server has. */
  start(): void;
  /** Stores everything on this device and stops automatic saves. */
  dispose(): void;
}

export interface EvaluationStoreOptions {
  port: EvaluationPort;
  keeper: DraftKeeper;
  clock: Pick<Clock, "after">;
  /** The server's version at the opening; null when there is none. */
  stored: StoredEvaluation | null;
}
