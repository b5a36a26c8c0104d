import type { SceneElement, Versioned } from "@hotseat/collab/scene/element";
import { ELEMENTS_MAX, SCENE_MAX_CHARACTERS, VERSION_STEP_MAX } from "@hotseat/collab/scene/limits";
import { deletionsOf, outranks } from "@hotseat/collab/scene/merge";

/** An element as it is stored, kept as JSON: it is sent and stored far more often than looked into. */
export interface Entry extends Versioned {
  readonly isDeleted: boolean;
  readonly json: string;
  /** As the board keeps it: of a deleted element without its content. */
  readonly kept: string;
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

/** The fields that may be long, without content. The drawing program leaves a line of fewer than two points out. */
const EMPTIED: Readonly<Record<string, unknown>> = {
  points: [
    [0, 0],
    [1, 0],
  ],
  pressures: [],
  fixedSegments: null,
  text: "",
  originalText: "",
  name: null,
  groupIds: [],
  boundElements: null,
  link: null,
};

/** A deletion is undone by a newer state, which has the content; the record of changes has it too. */
const withoutContent = (element: SceneElement): object =>
  Object.fromEntries(
    Object.entries(element).map(([field, value]) => [field, field in EMPTIED ? EMPTIED[field] : value]),
  );

export function toEntry(element: SceneElement): Entry {
  const { id, version, versionNonce, isDeleted } = element;
  const json = JSON.stringify(element);
  return {
    id,
    version,
    versionNonce,
    isDeleted,
    json,
    kept: isDeleted ? JSON.stringify(withoutContent(element)) : json,
  };
}

/** The stored state of one board. */
export class BoardScene {
  private readonly entries = new Map<string, PlacedEntry>();
  private lastSeq = 0;
  private size = 0;
  private live = 0;
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
      const { added, grown } = growthOf(entry, this.entries.get(entry.id));
      this.live += added;
      this.size += grown;
      this.entries.set(entry.id, { ...entry, json: entry.kept, seq });
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
      const growth = growthOf(entry, before);
      const isFar = element.version > (before?.version ?? 0) + VERSION_STEP_MAX;
      // An element that is there can be deleted on a full board too.
      const isDeletion = entry.isDeleted && before !== undefined;
      if (isFar || !(isDeletion || this.hasRoom(ahead, growth))) {
        refused.push(element.id);
        continue;
      }
      taken.push(entry);
      ahead.take(entry, growth);
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

  private hasRoom(ahead: Ahead, { added, grown }: Growth): boolean {
    if (added > 0 && this.live + ahead.added >= ELEMENTS_MAX) return false;
    return grown <= 0 || this.size + ahead.grown + grown <= SCENE_MAX_CHARACTERS;
  }
}

/** The room that an element takes. */
interface Growth {
  /** Elements that are not deleted. */
  readonly added: number;
  /** Characters of JSON. */
  readonly grown: number;
}

function growthOf(entry: Entry, before: Entry | undefined): Growth {
  const added = Number(!entry.isDeleted) - Number(before?.isDeleted === false);
  return { added, grown: entry.kept.length - (before?.kept.length ?? 0) };
}

/** Edits that are decided and not stored yet. */
export class Ahead {
  readonly entries = new Map<string, Entry>();
  added = 0;
  grown = 0;

  take(entry: Entry, { added, grown }: Growth): void {
    this.entries.set(entry.id, entry);
    this.added += added;
    this.grown += grown;
  }
}
