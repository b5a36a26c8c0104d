import type { SaveAnswer } from "@hotseat/core/autosave";
import type { Pillar } from "../../pillar-rating/headless";

/** What carries a score: a question by its id, or a pillar. */
export type ScoredField = number | Pillar;
/** What is written in: also the comment on the whole. */
export type Field = ScoredField | "overall";

/** What is written about one question or pillar. */
export interface DraftAnswer {
  /** 1 to 6; null while not scored. */
  score: number | null;
  comment: string;
}

/** Everything written about one person. */
export interface Draft {
  overall: string;
  /** By question id or pillar; what was never touched is missing. */
  answers: Readonly<Record<string, DraftAnswer>>;
}

/** Whether a question may be scored by me: still to be asked, asked while I was there, or not (LS-D5). */
export type Hearing = "AHEAD" | "HEARD" | "NOT_HEARD";

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
  status: "DRAFT" | "SUBMITTED";
  draft: Draft;
}

/** Text of another device or tab that lost against this one's, offered back. */
export interface Offer {
  /** A question that is no longer among the person's is offered to be copied. */
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
  status: "DRAFT" | "SUBMITTED";
  /** `updatedAt` last seen; null when there was none. */
  baseUpdatedAt: string | null;
  /** The evaluation to update; null creates it. */
  evaluationId: number | null;
}

export interface EvaluationPort {
  /** Sends one save; never throws. `changed` is a 409 `evaluation_changed`. */
  save(request: SaveRequest): Promise<SaveAnswer<StoredEvaluation>>;
}
