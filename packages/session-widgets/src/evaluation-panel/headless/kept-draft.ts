import type { Draft, Offer } from "./evaluation.types";

/** What a device keeps of an evaluation: the draft, and the server's version it was made on. */
export interface KeptDraft {
  draft: Draft;
  base: { updatedAt: string; draft: Draft } | null;
  offers: Offer[];
  /** A submission of exactly this draft that nobody has answered yet. */
  submits?: boolean;
}

/** A kept draft as it is written. */
export interface StoredDraft extends KeptDraft {
  /** Marks one write, so that a tab recognises its own. */
  stamp: string;
}

/** Whose evaluation of whom, in which session. */
export interface DraftIds {
  sessionId: number;
  evaluateeId: number;
  keycloakId: string;
}

const AREA = "hotseat.evaluation.1";
const KEY = new RegExp(`^${AREA}/(\\d+)/(\\d+)/(.+)$`);

/** Where a device keeps a draft. */
export function draftKey({ sessionId, evaluateeId, keycloakId }: DraftIds): string {
  return `${AREA}/${sessionId}/${evaluateeId}/${keycloakId}`;
}

/** Whose draft is kept under a storage key; null for any other key. */
export function draftIdsOf(key: string): DraftIds | null {
  const [, sessionId, evaluateeId, keycloakId] = KEY.exec(key) ?? [];
  if (keycloakId === undefined) return null;
  return { sessionId: Number(sessionId), evaluateeId: Number(evaluateeId), keycloakId };
}

/** The draft that was written as `text`; null where that is no draft. */
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
