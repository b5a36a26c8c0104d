import type { TextStorage } from "@hotseat/core/storage";
import { type KeptDraft, parseKeptDraft, type StoredDraft } from "./kept-draft";

export interface DraftKeeper {
  read(): KeptDraft | null;
  /** Writes, unless another tab wrote since: then its content comes back to be merged, and nothing is written. */
  write(kept: KeptDraft): { kind: "written" } | { kind: "other-tab"; theirs: KeptDraft } | { kind: "unable" };
  /** Removes what this tab wrote; another tab's stays. */
  forget(): void;
}

export interface DraftKeeperOptions {
  storage: TextStorage;
  /** Session, evaluatee and person. */
  key: string;
  /** A text that is never the same twice, in any tab. */
  newStamp: () => string;
}

/** One draft in a storage that several tabs share and that may fail. */
export function createDraftKeeper({ storage, key, newStamp }: DraftKeeperOptions): DraftKeeper {
  let known: string | null = null;

  function load(): StoredDraft | null {
    try {
      return parseKeptDraft(storage.getItem(key));
    } catch {
      return null;
    }
  }

  return {
    read() {
      const found = load();
      known = found?.stamp ?? null;
      return found;
    },
    write(kept) {
      const found = load();
      if (found && found.stamp !== known) {
        known = found.stamp;
        return { kind: "other-tab", theirs: found };
      }
      const stamp = newStamp();
      try {
        storage.setItem(key, JSON.stringify({ ...kept, stamp } satisfies StoredDraft));
      } catch {
        return { kind: "unable" };
      }
      known = stamp;
      return { kind: "written" };
    },
    forget() {
      const found = load();
      if (!found || found.stamp !== known) return;
      known = null;
      try {
        storage.removeItem(key);
      } catch {
        // What cannot be removed is merged again at the next opening, which changes nothing.
      }
    },
  };
}
