import type { SessionStore } from "@hotseat/react";
import { type ToastContent, toast } from "@hotseat/ui/theme";

/** How the changes of an open document are asked for, and how it is closed. */
export interface UnsentPorts<Open> {
  /** Whether a change that was made here is not stored yet. */
  hasUnsent(document: Open): boolean;
  /** The number of unsent changes that will never be stored. With any it stays open to be shown, and leaving the page does not ask for it. */
  lostCount(document: Open): number;
  /** Calls back when `hasUnsent` may have changed. Returns an unsubscribe function. */
  onChange(document: Open, listener: () => void): () => void;
  close(document: Open): void;
}

/** Makes the toast about so many lost changes; `showAgain` is for an action that failed, because the toast goes with its button. */
type LostWords<Open> = (count: number, document: Open, showAgain: () => void) => ToastContent;

export interface UnsentDocuments<Open> extends SessionStore {
  /**
   * Closes a document that is no longer shown, once all its changes are stored. Without unsent changes that is at the end of the
   * task, because a canvas reports its last strokes while it unmounts. Until then leaving the page asks.
   * A toast has the number of lost changes until the document is shown again, or they are stored after all.
   */
  leave(id: string, document: Open, lostWords: LostWords<Open>): void;
  /** Returns the document that was left last and is still open, to show it again; null for none. */
  take(id: string): Open | null;
  /** Resolves once no document is left open. */
  flush(): Promise<void>;
}

interface Left<Open> {
  readonly id: string;
  readonly document: Open;
  readonly lostWords: LostWords<Open>;
  lost: number;
  forget(): void;
}

/** Keeps documents connected after their widget has gone, such as with a change of tab, so that no change is lost with it. */
export function createUnsentDocuments<Open>(ports: UnsentPorts<Open>): UnsentDocuments<Open> {
  const all = new Set<Left<Open>>();
  let waiting: (() => void)[] = [];
  const ask = (event: Event) => {
    for (const { document } of all) if (ports.lostCount(document) === 0) event.preventDefault();
  };

  function showLost(left: Left<Open>): void {
    const { lost, document, lostWords } = left;
    const id = `hotseat.lost.${left.id}`;
    if (lost === 0) toast.dismiss(id);
    else
      toast.error(
        lostWords(lost, document, () => showLost(left)),
        { id },
      );
  }

  function setLost(left: Left<Open>, count: number): void {
    if (left.lost === count) return;
    left.lost = count;
    showLost(left);
  }

  function remove(left: Left<Open>): void {
    left.forget();
    all.delete(left);
    setLost(left, 0);
    if (all.size > 0) return;
    globalThis.removeEventListener?.("beforeunload", ask);
    for (const resolve of waiting) resolve();
    waiting = [];
  }

  function settle(left: Left<Open>): void {
    if (!all.has(left)) return;
    setLost(left, ports.lostCount(left.document));
    if (ports.hasUnsent(left.document)) return;
    remove(left);
    ports.close(left.document);
  }

  return {
    leave(id, document, lostWords) {
      const left: Left<Open> = {
        id,
        document,
        lostWords,
        lost: 0,
        forget: ports.onChange(document, () => settle(left)),
      };
      all.add(left);
      globalThis.addEventListener?.("beforeunload", ask);
      queueMicrotask(() => settle(left));
    },
    take(id) {
      const left = [...all].findLast((one) => one.id === id);
      if (!left) return null;
      remove(left);
      return left.document;
    },
    flush: () => (all.size === 0 ? Promise.resolve() : new Promise((resolve) => void waiting.push(resolve))),
  };
}
