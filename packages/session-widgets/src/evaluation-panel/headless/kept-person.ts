import type { TextStorage } from "@hotseat/core/storage";

/** Whom one chose to evaluate, kept per session in this tab: a panel that is shown again shows them again. */
export function keptPerson(storage: TextStorage, sessionId: number) {
  const key = `hotseat.evaluation-person.${sessionId}`;
  const goneOnKey = `hotseat.evaluation-gone-on.${sessionId}`;
  return {
    read(): number | null {
      const kept = Number(storage.getItem(key));
      return Number.isInteger(kept) && kept > 0 ? kept : null;
    },
    /** Null forgets it: who is in the hot seat is shown again. */
    keep(id: number | null): void {
      if (id === null) storage.removeItem(key);
      else storage.setItem(key, String(id));
    },
    /** Whether one has gone on from the rating of oneself. */
    hasGoneOn: (): boolean => storage.getItem(goneOnKey) !== null,
    goOn: (): void => storage.setItem(goneOnKey, "1"),
  };
}
