import type { SessionStore } from "@hotseat/react";

/** How the changes of an open document are asked for, and how it is closed. */
export interface UnsentPorts<Open> {
  /** Whether a change that was made here is not stored yet. */
  hasUnsent(document: Open): boolean;
  /** Whether its changes will never be stored: it stays open to be shown, and leaving the page does not ask for it. */
  isLost?(document: Open): boolean;
  /** Calls back when `hasUnsent` may have changed. Returns an unsubscribe function. */
  onChange(document: Open, listener: () => void): () => void;
  close(document: Open): void;
}

export interface UnsentDocuments<Open> extends SessionStore {
  /**
   * Closes a document that is no longer shown, once all its changes are stored. Without unsent changes that is at the end of the
   * task, because a canvas reports its last strokes while it unmounts. Until then leaving the page asks.
   */
  leave(id: string, document: Open): void;
  /** Returns the document that was left last and is still open, to show it again; null for none. */
  take(id: string): Open | null;
  /** Resolves once no document is left open. */
  flush(): Promise<void>;
}

interface Left<Open> {
  readonly id: string;
  readonly document: Open;
  forget(): void;
}

/** Keeps documents connected after their widget has gone, such as with a change of tab, so that no change is lost with it. */
export function createUnsentDocuments<Open>(ports: UnsentPorts<Open>): UnsentDocuments<Open> {
  const all = new Set<Left<Open>>();
  let waiting: (() => void)[] = [];
  const ask = (event: Event) => {
    for (const { document } of all) if (!ports.isLost?.(document)) event.preventDefault();
  };

  function remove(left: Left<Open>): void {
    left.forget();
    all.delete(left);
    if (all.size > 0) return;
    globalThis.removeEventListener?.("beforeunload", ask);
    for (const resolve of waiting) resolve();
    waiting = [];
  }

  function closeWhenStored(left: Left<Open>): void {
    if (!all.has(left) || ports.hasUnsent(left.document)) return;
    remove(left);
    ports.close(left.document);
  }

  return {
    leave(id, document) {
      const left: Left<Open> = { id, document, forget: ports.onChange(document, () => closeWhenStored(left)) };
      all.add(left);
      globalThis.addEventListener?.("beforeunload", ask);
      queueMicrotask(() => closeWhenStored(left));
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
