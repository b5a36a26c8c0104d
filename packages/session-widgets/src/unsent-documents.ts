/** How the changes of an open document are asked for, and how it is closed. */
export interface UnsentPorts<Open> {
  /** Whether a change that was made here is not stored yet. */
  hasUnsent(document: Open): boolean;
  /** Calls back when `hasUnsent` may have changed. Returns an unsubscribe function. */
  onChange(document: Open, listener: () => void): () => void;
  close(document: Open): void;
}

export interface UnsentDocuments<Open> {
  /** Closes a document that is no longer shown, once all its changes are stored: at once when there are none. Until then leaving the page asks. */
  leave(owner: object, id: string, document: Open): void;
  /** Returns the document that was left last with changes that are not stored, to show it again; null for none. */
  take(owner: object, id: string): Open | null;
}

interface Left<Open> {
  readonly owner: object;
  readonly id: string;
  readonly document: Open;
  forget(): void;
}

/** Keeps documents connected after their widget has gone, such as with a change of tab, so that no change is lost with it. */
export function createUnsentDocuments<Open>(ports: UnsentPorts<Open>): UnsentDocuments<Open> {
  const all = new Set<Left<Open>>();
  const ask = (event: Event) => event.preventDefault();

  function remove(left: Left<Open>): void {
    left.forget();
    all.delete(left);
    if (all.size === 0) globalThis.removeEventListener?.("beforeunload", ask);
  }

  return {
    leave(owner, id, document) {
      if (!ports.hasUnsent(document)) {
        ports.close(document);
        return;
      }
      const forget = ports.onChange(document, () => {
        if (ports.hasUnsent(document)) return;
        remove(left);
        ports.close(document);
      });
      const left: Left<Open> = { owner, id, document, forget };
      all.add(left);
      globalThis.addEventListener?.("beforeunload", ask);
    },
    take(owner, id) {
      const left = [...all].findLast((one) => one.owner === owner && one.id === id);
      if (!left) return null;
      remove(left);
      return left.document;
    },
  };
}
