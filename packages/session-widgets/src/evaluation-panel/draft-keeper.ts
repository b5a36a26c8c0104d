import type { TextStorage } from "@hotseat/core/storage";
import type { Draft, Offer } from "./evaluation.types";

/** What a device keeps of an evaluation: the draft, and the server's version it was made on. */
export interface KeptDraft {
  draft: Draft;
  base: { updatedAt: string; draft: Draft } | null;
  offers: Offer[];
  /** A submission of exactly this draft that nobody has answered yet. */
  submits?: boolean;
}

interface Envelope extends KeptDraft {
  /** Marks one write, so that a tab recognises its own. */
  stamp: string;
}

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

export function draftKey(ids: { sessionId: number; evaluateeId: number; keycloakId: string }): string {
  return `hotseat.evaluation.1/${ids.sessionId}/${ids.evaluateeId}/${ids.keycloakId}`;
}

function parse(text: string | null): Envelope | null {
  if (text === null) return null;
  try {
    const value = JSON.parse(text) as Partial<Envelope> | null;
    const whole =
      typeof value?.stamp === "string" &&
      typeof value.draft?.overall === "string" &&
      typeof value.draft.answers === "object" &&
      Array.isArray(value.offers);
    return whole ? (value as Envelope) : null;
  } catch {
    return null;
  }
}

/** One draft in a storage that several tabs share and that may fail. */
export function createDraftKeeper({ storage, key, newStamp }: DraftKeeperOptions): DraftKeeper {
  let known: string | null = null;

  function load(): Envelope | null {
    try {
      return parse(storage.getItem(key));
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
        storage.setItem(key, JSON.stringify({ ...kept, stamp } satisfies Envelope));
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
