import { forgiving, type TextStorage } from "@hotseat/core/storage";
import { type ReadableStore, readable } from "@hotseat/core/store";
import { createStore } from "zustand/vanilla";
import type { Pillar, PillarDraft, PillarPort, PillarRatingStatus } from "./pillar-rating.types";
import { completeRating, EMPTY_RATING } from "./pillar-rating-rules";

export interface PillarRatingState {
  draft: PillarDraft;
  status: PillarRatingStatus;
}

export interface PillarRatingStore extends ReadableStore<PillarRatingState> {
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
  /** The server's version, `at` in ISO 8601; null when nothing has been sent. */
  stored: (PillarDraft & { at: string }) | null;
}

/** One rating of the five pillars. Every choice is kept on this device until the server has it. */
export function createPillarRatingStore({ port, storage, key, stored }: PillarRatingStoreOptions): PillarRatingStore {
  const kept = readPillarDraft(storage, key);
  const onDevice = forgiving(storage);
  const store = createStore<PillarRatingState>(() => ({
    draft: kept ?? stored ?? EMPTY_RATING,
    status: stored && !kept ? { kind: "saved", at: stored.at } : { kind: "editing" },
  }));
  const { getState, setState } = store;

  function edit(draft: PillarDraft): void {
    onDevice.setItem(key, JSON.stringify(draft));
    setState({ draft, status: { kind: "editing" } });
  }

  return {
    ...readable(store),
    rate(pillar, score) {
      const { draft } = getState();
      edit({ ...draft, ratings: { ...draft.ratings, [pillar]: score } });
    },
    comment(pillar, text) {
      const { draft } = getState();
      edit({ ...draft, comments: { ...draft.comments, [pillar]: text } });
    },
    async save() {
      const { draft, status } = getState();
      const rating = completeRating(draft);
      if (!rating || status.kind === "saving") return;
      setState({ status: { kind: "saving" } });
      const reply = await port.save(rating);
      const isChanged = getState().draft !== draft;
      if (reply.kind === "saved" && !isChanged) onDevice.removeItem(key);
      setState({ status: isChanged ? { kind: "editing" } : reply });
    },
  };
}

/** Where this device keeps a person's rating of an evaluatee until the server has it. */
export function pillarDraftKey(ids: { sessionId: number; evaluateeId: number; keycloakId: string }): string {
  return `hotseat.pillars.1/${ids.sessionId}/${ids.evaluateeId}/${ids.keycloakId}`;
}

/** Returns the draft that this device keeps under `key`; null when there is no readable draft. */
export function readPillarDraft(storage: TextStorage, key: string): PillarDraft | null {
  const text = forgiving(storage).getItem(key);
  if (text === null) return null;
  try {
    const value = JSON.parse(text) as Partial<PillarDraft> | null;
    return value?.ratings && value.comments ? (value as PillarDraft) : null;
  } catch {
    return null;
  }
}
