import type { TextStorage } from "@hotseat/core/storage";
import type { Pillar, PillarDraft, PillarPort, PillarRatingStatus } from "./pillar-rating.types";
import { completeRating, EMPTY_RATING } from "./pillar-rating-rules";

export interface PillarRatingState {
  draft: PillarDraft;
  status: PillarRatingStatus;
}

export interface PillarRatingStore {
  getState(): PillarRatingState;
  subscribe(listener: () => void): () => void;
  rate(pillar: Pillar, score: number): void;
  comment(pillar: Pillar, text: string): void;
  /** Sends it once all five are rated; may be sent again after a change. */
  save(): Promise<void>;
}

export interface PillarRatingStoreOptions {
  port: PillarPort;
  storage: TextStorage;
  /** Session, evaluatee and person. */
  key: string;
  /** What the server has; null when nothing was sent yet. */
  stored: (PillarDraft & { at: string }) | null;
}

/** One rating of the five pillars. Every choice is kept on this device until the server has it. */
export function createPillarRatingStore({ port, storage, key, stored }: PillarRatingStoreOptions): PillarRatingStore {
  const listeners = new Set<() => void>();
  const kept = readPillarDraft(storage, key);
  let state: PillarRatingState = {
    draft: kept ?? stored ?? EMPTY_RATING,
    status: stored && !kept ? { kind: "saved", at: stored.at } : { kind: "editing" },
  };

  function publish(next: PillarRatingState): void {
    state = next;
    for (const listener of [...listeners]) listener();
  }

  function edit(draft: PillarDraft): void {
    attempt(() => storage.setItem(key, JSON.stringify(draft)));
    publish({ draft, status: { kind: "editing" } });
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    rate: (pillar, score) => edit({ ...state.draft, ratings: { ...state.draft.ratings, [pillar]: score } }),
    comment: (pillar, text) => edit({ ...state.draft, comments: { ...state.draft.comments, [pillar]: text } }),
    async save() {
      const rating = completeRating(state.draft);
      if (!rating || state.status.kind === "saving") return;
      const sent = state.draft;
      publish({ draft: sent, status: { kind: "saving" } });
      const answer = await port.save(rating);
      const isChanged = state.draft !== sent;
      if (answer.kind === "saved" && !isChanged) attempt(() => storage.removeItem(key));
      publish({ draft: state.draft, status: isChanged ? { kind: "editing" } : answer });
    },
  };
}

/** Where this device keeps a person's rating of an evaluatee until the server has it. */
export function pillarDraftKey(ids: { sessionId: number; evaluateeId: number; keycloakId: string }): string {
  return `hotseat.pillars.1/${ids.sessionId}/${ids.evaluateeId}/${ids.keycloakId}`;
}

/** What this device keeps under a key; null where there is nothing to read. */
export function readPillarDraft(storage: TextStorage, key: string): PillarDraft | null {
  const text = attempt(() => storage.getItem(key));
  const value = text ? attempt(() => JSON.parse(text) as Partial<PillarDraft> | null) : null;
  return value?.ratings && value.comments ? (value as PillarDraft) : null;
}

/** Storage may be full or forbidden, and what it holds may be broken: then there is nothing. */
function attempt<Value>(task: () => Value): Value | null {
  try {
    return task();
  } catch {
    return null;
  }
}
