import type { Hearing, EvaluationStatus as StoredStatus } from "@hotseat/api-client/types";
import type { SaveReply } from "@hotseat/core/autosave";
import type { Pillar } from "../../pillar-rating/headless";

/** A field with a score: a question by its id, or a pillar. */
export type ScoredField = number | Pillar;
/** A field with text: a scored field, or the overall comment. */
export type Field = ScoredField | "overall";

/** The score and text of one question or pillar. */
export interface DraftAnswer {
  /** 1 to 6; null while not scored. */
  score: number | null;
  comment: string;
}

/** All answers and comments about one person. */
export interface Draft {
  overall: string;
  /** Answers by question id or pillar; untouched ones are absent. */
  answers: Readonly<Record<string, DraftAnswer>>;
}

/** Whether a question may be scored by me: still to be asked, asked while I was there, or not (LS-D5.7). */
export type { Hearing };

/** One question as the panel shows it. */
export interface PanelQuestion {
  id: number;
  /** Place among the person's questions, from 1. */
  number: number;
  text: string;
  criterion: { label: string; description: string; anchors: { 1: string; 3: string; 6: string } };
  context: string;
  hearing: Hearing;
  /** When it was asked, ISO 8601; null while it was not. */
  askedFrom: string | null;
  askedUntil: string | null;
}

/** An evaluation as the server keeps it. */
export interface StoredEvaluation {
  id: number;
  /** The server's time of the last save; only ever compared with other times of the server. */
  updatedAt: string;
  status: StoredStatus;
  draft: Draft;
}

/** Text from another device or tab that a merge replaced, offered back to the user. */
export interface Offer {
  /** The text of a removed question is offered for copying. */
  field: Field;
  text: string;
  score: number | null;
}

/** How long a draft may stay unsaved (LS-4.43, LS-D5.4). */
export type EvaluationStatus =
  | { kind: "editing" }
  | { kind: "saving"; submitting: boolean }
  /** `at` is the server's time, null while nothing was ever saved. */
  | { kind: "saved"; at: string | null }
  /** Refused by the server, or not to be sent. The text stays. */
  | { kind: "failed"; reason: { code: "too_long" } | { code: "refused"; message: string | null } }
  /** The server cannot be reached; `kept` says whether this device could keep the text. */
  | { kind: "offline"; kept: boolean }
  | { kind: "submitted"; at: string };

export interface SaveRequest {
  draft: Draft;
  status: StoredStatus;
  /** `updatedAt` last seen; null when there was none. */
  baseUpdatedAt: string | null;
  /** The evaluation to update; null creates it. */
  evaluationId: number | null;
}

export interface EvaluationPort {
  /** Sends one save; never throws. `changed` is a 409 `evaluation_changed`. */
  save(request: SaveRequest): Promise<SaveReply<StoredEvaluation>>;
}
