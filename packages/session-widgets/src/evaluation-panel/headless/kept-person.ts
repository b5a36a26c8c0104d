import type { TextStorage } from "@hotseat/core/storage";

/** Keeps the person chosen for evaluation, per session in this tab: a panel that is shown again shows the same person. */
export function keptPerson(storage: TextStorage, sessionId: number) {
  const key = `hotseat.evaluation-person.${sessionId}`;
  const leftSelfRatingKey = `hotseat.evaluation-gone-on.${sessionId}`;
  return {
    read(): number | null {
      const kept = Number(storage.getItem(key));
      return Number.isInteger(kept) && kept > 0 ? kept : null;
    },
    /** Stores the choice. Null removes it: the panel shows the person in the hot seat again. */
    keep(id: number | null): void {
      if (id === null) storage.removeItem(key);
      else storage.setItem(key, String(id));
    },
    /** Returns true when the viewer has left the self-rating for another person. */
    hasLeftSelfRating: (): boolean => storage.getItem(leftSelfRatingKey) !== null,
    leaveSelfRating: (): void => storage.setItem(leftSelfRatingKey, "1"),
  };
}
