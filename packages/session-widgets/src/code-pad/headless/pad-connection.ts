import type { EntryRefusal } from "@hotseat/collab/pad/client";
import type { PadLanguage, PadRefusal, PadStanding, PadUser } from "@hotseat/collab/pad/messages";
import type { ReadableStore } from "@hotseat/core/store";
import type { PadDocument } from "./pad-document";

/**
 * disconnected: connecting, or again after a cut. desynchronized: given up; refused: the server does not let the reader in. The text stays
 * for copying (TL-P.1, TL-P.2, TL-P.3, TL-P.120).
 */
export type PadConnectionStatus = "disconnected" | "connected" | "desynchronized" | "refused";

/** Somebody else at the pad, without their cursor. */
export interface PadPerson extends PadUser {
  readonly id: number;
}

export interface PadState {
  readonly status: PadConnectionStatus;
  readonly standing: PadStanding;
  /** Why the server ended the connection, or lets none open; null where it did not. */
  readonly refusal: PadRefusal | EntryRefusal["code"] | null;
  /** When the server may let a connection open, in milliseconds since 1970; null where it ended one for good, or did not refuse any. */
  readonly retryAt: number | null;
  readonly language: PadLanguage;
  readonly me: PadUser;
  readonly people: readonly PadPerson[];
  /** Number of operations that made the text. */
  readonly revision: number;
  /** The server has not confirmed all that was typed here. */
  readonly hasUnsent: boolean;
}

/** A document that is open: what a widget shows and does. */
export interface PadConnection {
  readonly state: ReadableStore<PadState>;
  readonly document: PadDocument;
  /** Replaces the whole text as one edit of mine. */
  replaceText(text: string): void;
  /**
   * Asks for another language; without a connection, at the next one (TL-P.123).
   * @param question the id of the question that names it: the server takes the language once for each question
   */
  setLanguage(language: PadLanguage, question?: number): void;
  setUser(user: PadUser): void;
  /** Calls back when the server has set the language. Returns an unsubscribe function. */
  onLanguage(listener: (language: PadLanguage) => void): () => void;
  /** Notes that the browser has no network: the connection is given up, and that is no failure. */
  offline(): void;
  /** Connects at once instead of at the next second, or minute. */
  retryNow(): void;
  /** Closes the document; the connection is of no use after it. */
  close(): void;
}
