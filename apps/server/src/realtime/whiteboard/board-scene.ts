import type { SceneElement, Versioned } from "@hotseat/collab/scene/element";
import { ELEMENTS_MAX, SCENE_MAX_CHARACTERS, VERSION_STEP_MAX } from "@hotseat/collab/scene/limits";
import { deletionsOf, outranks } from "@hotseat/collab/scene/merge";

/** An element as it is stored, kept as JSON: it is sent and stored far more often than looked into. */
export interface Entry extends Versioned {
  readonly isDeleted: boolean;
  readonly json: string;
}

interface PlacedEntry extends Entry {
  /** The change that brought it. */
  readonly seq: number;
}

/** The effect of an edit on the board. */
export interface Judged {
  /** Those that are stored and sent to everybody. */
  readonly taken: readonly Entry[];
  /** The stored elements in place of those that came too late. */
  readonly present: readonly Entry[];
  /** Ids of those for which there is no room, or whose version is far ahead. */
  readonly refused: readonly string[];
}

export const toEntry = (element: SceneElement): Entry => ({
  id: element.id,
  version: element.version,
  versionNonce: element.versionNonce,
  isDeleted: element.isDeleted,
  json: JSON.stringify(element),
});

/** The stored state of one board. */
export class BoardScene {
  private readonly entries = new Map<string, PlacedEntry>();
  private lastSeq = 0;
  private size = 0;
  private whole: { readonly seq: number; readonly json: string } | null = null;

  /** The number of the last change. */
  get seq(): number {
    return this.lastSeq;
  }

  /** Characters of all elements as JSON. */
  get characters(): number {
    return this.size;
  }

  /** Takes in what is stored as change `seq`. */
  apply(seq: number, entries: Iterable<Entry>): void {
    this.lastSeq = seq;
    for (const entry of entries) {
      this.size += entry.json.length - (this.entries.get(entry.id)?.json.length ?? 0);
      this.entries.set(entry.id, { ...entry, seq });
    }
  }

  /** Decides over an edit, on top of edits that were decided before and are not stored yet. */
  judge(elements: readonly SceneElement[], ahead: Ahead): Judged {
    const [taken, present, refused]: [Entry[], Entry[], string[]] = [[], [], []];
    for (const element of elements) {
      const before = ahead.entries.get(element.id) ?? this.entries.get(element.id);
      if (before && !outranks(element, before)) {
        if (element.version !== before.version || element.versionNonce !== before.versionNonce) present.push(before);
        continue;
      }
      const entry = toEntry(element);
      const grown = entry.json.length - (before?.json.length ?? 0);
      const isFar = element.version > (before?.version ?? 0) + VERSION_STEP_MAX;
      if (isFar || !this.hasRoom(ahead, before === undefined, grown)) {
        refused.push(element.id);
        continue;
      }
      taken.push(entry);
      ahead.take(entry, before === undefined, grown);
    }
    return { taken, present, refused };
  }

  /** The deletions that empty the board. */
  clearing(nonce: () => number): SceneElement[] {
    const live = [...this.entries.values()].filter((entry) => !entry.isDeleted);
    return deletionsOf(
      live.map(({ json }) => JSON.parse(json) as SceneElement),
      nonce,
    );
  }

  /** All elements, each as JSON. */
  jsons(): string[] {
    return Array.from(this.entries.values(), ({ json }) => json);
  }

  /** The list of elements changed after `since`, as JSON; of all elements with 0. */
  changedSince(since: number): string {
    if (since > 0) {
      const changed = [...this.entries.values()].filter((entry) => entry.seq > since);
      return `[${changed.map(({ json }) => json).join(",")}]`;
    }
    // Many join at once after a restart.
    if (this.whole?.seq !== this.lastSeq) this.whole = { seq: this.lastSeq, json: `[${this.jsons().join(",")}]` };
    return this.whole.json;
  }

  private hasRoom(ahead: Ahead, isNew: boolean, grown: number): boolean {
    if (isNew && this.entries.size + ahead.added >= ELEMENTS_MAX) return false;
    return grown <= 0 || this.size + ahead.grown + grown <= SCENE_MAX_CHARACTERS;
  }
}

/** Edits that are decided and not stored yet. */
export class Ahead {
  readonly entries = new Map<string, Entry>();
  added = 0;
  grown = 0;

  take(entry: Entry, isNew: boolean, grown: number): void {
    this.entries.set(entry.id, entry);
    if (isNew) this.added += 1;
    this.grown += grown;
  }
}
