import type { Draft, Offer } from "./evaluation.types";

/** The part of an evaluation kept on the device: the draft, and the server's version that it is based on. */
export interface KeptDraft {
  draft: Draft;
  base: { updatedAt: string; draft: Draft } | null;
  offers: Offer[];
  /** A submission of exactly this draft without a response so far. */
  submits?: boolean;
}

/** The stored form of a kept draft. */
export interface StoredDraft extends KeptDraft {
  /** Marks one write, so that a tab recognises its own. */
  stamp: string;
}

/** The session, evaluator and evaluatee of a draft. */
export interface DraftIds {
  sessionId: number;
  evaluateeId: number;
  keycloakId: string;
}

const AREA = "hotseat.evaluation.1";
const KEY = new RegExp(`^${AREA}/(\\d+)/(\\d+)/(.+)$`);

/** Returns the storage key of a draft. */
export function draftKey({ sessionId, evaluateeId, keycloakId }: DraftIds): string {
  return `${AREA}/${sessionId}/${evaluateeId}/${keycloakId}`;
}

/** Parses the ids from a storage key; null for any other key. */
export function draftIdsOf(key: string): DraftIds | null {
  const [, sessionId, evaluateeId, keycloakId] = KEY.exec(key) ?? [];
  if (keycloakId === undefined) return null;
  return { sessionId: Number(sessionId), evaluateeId: Number(evaluateeId), keycloakId };
}

/** Parses a stored draft; null when `text` is not a draft. */
export function parseKeptDraft(text: string | null): StoredDraft | null {
  if (text === null) return null;
  try {
    const value = JSON.parse(text) as Partial<StoredDraft> | null;
    const whole =
      typeof value?.stamp === "string" &&
      typeof value.draft?.overall === "string" &&
      typeof value.draft.answers === "object" &&
      Array.isArray(value.offers);
    return whole ? (value as StoredDraft) : null;
  } catch {
    return null;
  }
}
