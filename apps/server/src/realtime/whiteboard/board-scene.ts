import type { SceneElement, Versioned } from "@hotseat/collab/scene/element";
import { ELEMENTS_MAX, SCENE_MAX_CHARACTERS, VERSION_STEP_MAX } from "@hotseat/collab/scene/limits";
import { deletionsOf, outranks } from "@hotseat/collab/scene/merge";

/** Characters of the deletions that a board remembers, written as JSON: about those of a clearing of 50,000 elements. */
const DELETIONS_MAX_CHARACTERS = 8 * 1024 * 1024;

/** More changes than these are worth the whole board, which is written once for all who get it. */
const SHARED_MIN_CHARACTERS = 1024 * 1024;

/** An element as it is stored, kept as JSON: it is sent and stored far more often than looked into. */
export interface Entry extends Versioned {
  readonly isDeleted: boolean;
  readonly json: string;
  /** As the board keeps it: a deleted element without its content. */
  readonly kept: string;
}

interface PlacedEntry extends Entry {
  /** The change that brought it. */
  readonly seq: number;
}

/** Elements for somebody who has the board up to `since`; 0: all of them. */
export interface Changes {
  readonly since: number;
  /** A list as JSON in UTF-8. */
  readonly elements: Buffer;
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

const listOf = (jsons: readonly string[]): Buffer => Buffer.from(`[${jsons.join(",")}]`);

/** The drawing program leaves a line of fewer than two points out, and every element without width and height. */
const SHORTEST_LINE = [
  [0, 0],
  [1, 0],
];
const SMALLEST = { x: 0, y: 0, width: 1, height: 1 };

/**
 * A deleted element as the fields that the gate and the drawing program need. The gate gives it the others. A deletion is undone by a
 * newer state, which has the content; the record of changes has it too.
 */
function withoutContent({ type, id, version, versionNonce, index, points, text }: SceneElement): object {
  const kept = { type, id, version, versionNonce, index, isDeleted: true, ...SMALLEST };
  return { ...kept, ...(points !== undefined && { points: SHORTEST_LINE }), ...(text !== undefined && { text: "" }) };
}

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
  private readonly live = new Map<string, PlacedEntry>();
  /** In the order of their deletion. An older state that arrives late cannot bring one of them back. */
  private readonly deleted = new Map<string, PlacedEntry>();
  private lastSeq = 0;
  private liveCharacters = 0;
  private deletedCharacters = 0;
  private whole: { readonly seq: number; readonly elements: Buffer } | null = null;

  /** The number of the last change. */
  get seq(): number {
    return this.lastSeq;
  }

  /** Characters of all elements as JSON. */
  get characters(): number {
    return this.liveCharacters + this.deletedCharacters;
  }

  /** Takes in what is stored as change `seq`. */
  apply(seq: number, entries: Iterable<Entry>): void {
    this.lastSeq = seq;
    for (const entry of entries) {
      this.remove(entry.id);
      this.add({ ...entry, json: entry.kept, seq });
    }
    this.forgetDeletions();
  }

  /** Decides over an edit, on top of edits that were decided before and are not stored yet. */
  judge(elements: readonly SceneElement[], ahead: Ahead): Judged {
    const [taken, present, refused]: [Entry[], Entry[], string[]] = [[], [], []];
    for (const element of elements) {
      const before = ahead.entries.get(element.id) ?? this.find(element.id);
      // Drawn and deleted before it was sent, or deleted so long ago that it is forgotten: nobody misses anything.
      if (!before && element.isDeleted) continue;
      if (before && !outranks(element, before)) {
        if (element.version !== before.version || element.versionNonce !== before.versionNonce) present.push(before);
        continue;
      }
      const entry = toEntry(element);
      const growth = growthOf(entry, before);
      const isFar = element.version > (before?.version ?? 0) + VERSION_STEP_MAX;
      // A deletion frees room, so that a full board takes it too.
      if (isFar || !(entry.isDeleted || this.hasRoom(ahead, growth))) {
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
    return deletionsOf(
      Array.from(this.live.values(), ({ json }) => JSON.parse(json) as SceneElement),
      nonce,
    );
  }

  /** All elements, each as JSON. */
  jsons(): string[] {
    return this.all().map(({ json }) => json);
  }

  /** The elements changed after `since`; all elements with 0, and where most of a large board changed. */
  changedSince(since: number): Changes {
    const changed = since > 0 ? this.all().filter((entry) => entry.seq > since) : [];
    const characters = changed.reduce((sum, { json }) => sum + json.length, 0);
    if (since > 0 && characters <= Math.max(SHARED_MIN_CHARACTERS, this.characters / 2))
      return { since, elements: listOf(changed.map(({ json }) => json)) };
    // Many join at once after a restart.
    if (this.whole?.seq !== this.lastSeq) this.whole = { seq: this.lastSeq, elements: listOf(this.jsons()) };
    return { since: 0, elements: this.whole.elements };
  }

  private all(): PlacedEntry[] {
    return [...this.live.values(), ...this.deleted.values()];
  }

  private find(id: string): PlacedEntry | undefined {
    return this.live.get(id) ?? this.deleted.get(id);
  }

  private add(entry: PlacedEntry): void {
    if (entry.isDeleted) this.deletedCharacters += entry.json.length;
    else this.liveCharacters += entry.json.length;
    (entry.isDeleted ? this.deleted : this.live).set(entry.id, entry);
  }

  private remove(id: string): void {
    this.liveCharacters -= this.live.get(id)?.json.length ?? 0;
    this.deletedCharacters -= this.deleted.get(id)?.json.length ?? 0;
    this.live.delete(id);
    this.deleted.delete(id);
  }

  /** Deletions use no room of the elements that are shown, so that the oldest ones give way. */
  private forgetDeletions(): void {
    for (const id of this.deleted.keys()) {
      if (this.deletedCharacters <= DELETIONS_MAX_CHARACTERS) return;
      this.remove(id);
    }
  }

  private hasRoom(ahead: Ahead, { added, grown }: Growth): boolean {
    if (added > 0 && this.live.size + ahead.added >= ELEMENTS_MAX) return false;
    return grown <= 0 || this.liveCharacters + ahead.grown + grown <= SCENE_MAX_CHARACTERS;
  }
}

/** The room that an element takes; a deleted one takes none. */
interface Growth {
  readonly added: number;
  /** Characters of JSON. */
  readonly grown: number;
}

const roomOf = (entry: Entry | undefined): Growth =>
  entry && !entry.isDeleted ? { added: 1, grown: entry.json.length } : { added: 0, grown: 0 };

function growthOf(entry: Entry, before: Entry | undefined): Growth {
  const [now, earlier] = [roomOf(entry), roomOf(before)];
  return { added: now.added - earlier.added, grown: now.grown - earlier.grown };
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
