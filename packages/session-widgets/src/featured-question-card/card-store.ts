import type { Clock } from "@hotseat/core/clock";
import { createDebounce } from "@hotseat/core/debounce";
import { forgiving, type TextStorage } from "@hotseat/core/storage";
import { type ReadableStore, readable } from "@hotseat/core/store";
import { createStore } from "zustand/vanilla";
import type { CardPrefs, CardPrefsStorage, FeaturedQuestion, Offset } from "./featured-question.types";
import { AUTO_HIDE_MS, POSITION_SAVE_DELAY_MS } from "./featured-question-card.constants";

export interface CardStore extends ReadableStore<CardPrefs> {
  move(position: Offset): void;
  setOpen(isOpen: boolean): void;
  /**
   * Tells which question is featured now: a new one opens the card, an untimed one closes it again by itself.
   * @param isPast the schedule has gone on from it: the card folds, and leaves the face free; the person may open it again
   */
  feature(question: FeaturedQuestion | null, isPast?: boolean): void;
  dispose(): void;
}

/** Where the card is and whether it is open, kept per session. */
export function createCardStore({
  storage,
  clock,
}: {
  storage: CardPrefsStorage;
  clock: Pick<Clock, "after">;
}): CardStore {
  const store = createStore<CardPrefs>(() => storage.read() ?? { position: { x: 0, y: 0 }, isOpen: true });
  let featuredId: number | null = null;
  let wasPast = false;
  let isFirst = true;
  const saving = createDebounce(clock, POSITION_SAVE_DELAY_MS, () => storage.write(store.getState()));
  let cancelHide: (() => void) | null = null;

  function set(change: Partial<CardPrefs>): void {
    store.setState(change);
    saving.schedule();
  }

  function stopHiding(): void {
    cancelHide?.();
    cancelHide = null;
  }

  return {
    ...readable(store),
    move: (position) => set({ position }),
    setOpen(isOpen) {
      stopHiding();
      set({ isOpen });
    },
    feature(question, isPast = false) {
      if ((question?.id ?? null) === featuredId && isPast === wasPast) return;
      const opens = !isFirst;
      featuredId = question?.id ?? null;
      wasPast = isPast;
      stopHiding();
      if (!question) return;
      isFirst = false;
      // Not kept: a person who comes back to the next question finds its card open.
      if (isPast) return store.setState({ isOpen: false });
      if (opens) set({ isOpen: true });
      if (!question.isTimed) cancelHide = clock.after(AUTO_HIDE_MS, () => set({ isOpen: false }));
    },
    dispose() {
      stopHiding();
      saving.flush();
    },
  };
}

/** Preferences in a text storage that may be full, forbidden or broken. */
export function cardPrefsIn(
  storage: Pick<TextStorage, "getItem" | "setItem"> | undefined,
  key: string,
): CardPrefsStorage {
  const kept = forgiving(storage);
  return {
    read() {
      try {
        const value = JSON.parse(kept.getItem(key) ?? "null") as Partial<CardPrefs> | null;
        const isWhole =
          Number.isFinite(value?.position?.x) &&
          Number.isFinite(value?.position?.y) &&
          typeof value?.isOpen === "boolean";
        return isWhole ? (value as CardPrefs) : null;
      } catch {
        return null;
      }
    },
    write: (prefs) => kept.setItem(key, JSON.stringify(prefs)),
  };
}

/** The card's preferences in one session, in a text storage. */
export const cardPrefsOf = (storage: Parameters<typeof cardPrefsIn>[0], sessionId: number): CardPrefsStorage =>
  cardPrefsIn(storage, `hotseat.featured-question.1/${sessionId}`);
