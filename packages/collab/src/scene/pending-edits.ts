import type { SceneElement, SceneFile } from "./element.ts";
import { DELTA_MAX_CHARACTERS, DELTA_MAX_ELEMENTS } from "./limits.ts";
import { mergeElements } from "./merge.ts";
import type { BoardClientMessage } from "./messages.ts";

/** Characters of a message beside its elements. */
const ENVELOPE_CHARACTERS = 1024;

/** The changes that are not yet stored, in a form that survives a reload of the page. */
export interface KeptEdits {
  readonly elements: readonly SceneElement[];
  readonly files: readonly SceneFile[];
}

/** An edit on its way: sent again with the same number until the server has stored it. */
interface EditInFlight {
  readonly edit: number;
  readonly elements: readonly SceneElement[];
  readonly isClear: boolean;
}

/** The changes of one client that the server has not stored yet, each element in its newest state only. */
export interface PendingEdits {
  /** Takes changed elements in; an element that already waits is replaced by a newer state of it. */
  add(elements: readonly SceneElement[]): void;
  /** Adds an edit that empties the board: it is sent before everything added later. */
  addClear(deletions: readonly SceneElement[]): void;
  addFile(file: SceneFile): void;
  /** Returns the messages to send now: images, then one edit, or none while one is on its way. */
  next(): readonly BoardClientMessage[];
  /** Notes that every edit up to this number is stored. */
  stored(edit: number): void;
  /** Notes a new connection: the images that the server has, and the last edit that it has stored. */
  resume(lastStored: number, filesThere: ReadonlySet<string>): void;
  /** Gives the edit up that is on its way, because the server would refuse it again. */
  dropInFlight(): void;
  /** Puts the edit that is on its way back among those that wait: the server does not take it now. */
  takeBack(): void;
  /** The states that no server has yet, by element id. */
  elements(): ReadonlyMap<string, SceneElement>;
  keep(): KeptEdits;
  readonly size: number;
}

/** Returns as many elements as one message may hold, at least one. */
function firstMessage(elements: Iterable<SceneElement>): SceneElement[] {
  const batch: SceneElement[] = [];
  let characters = ENVELOPE_CHARACTERS;
  for (const element of elements) {
    characters += JSON.stringify(element).length + 1;
    if (batch.length > 0 && (batch.length === DELTA_MAX_ELEMENTS || characters > DELTA_MAX_CHARACTERS)) break;
    batch.push(element);
  }
  return batch;
}

/** Creates an empty queue, or one with what an earlier page of the same tab had not sent. */
export function createPendingEdits(kept: KeptEdits = { elements: [], files: [] }): PendingEdits {
  const waiting = new Map<string, SceneElement>(kept.elements.map((element) => [element.id, element]));
  const files = new Map<string, { readonly file: SceneFile; isSent: boolean }>(
    kept.files.map((file) => [file.id, { file, isSent: false }]),
  );
  let clear: readonly SceneElement[] | null = null;
  let inFlight: EditInFlight | null = null;
  let isSent = false;
  let lastEdit = 0;

  function take(): EditInFlight | null {
    if (clear) {
      const elements = clear;
      clear = null;
      return { edit: ++lastEdit, elements, isClear: true };
    }
    const elements = firstMessage(waiting.values());
    if (elements.length === 0) return null;
    for (const { id } of elements) waiting.delete(id);
    return { edit: ++lastEdit, elements, isClear: false };
  }

  function unsentFiles(): BoardClientMessage[] {
    const messages: BoardClientMessage[] = [];
    for (const entry of files.values()) {
      if (entry.isSent) continue;
      entry.isSent = true;
      messages.push({ File: entry.file });
    }
    return messages;
  }

  const all = () => {
    const elements = new Map((inFlight?.elements ?? []).map((element) => [element.id, element]));
    mergeElements(elements, clear ?? []);
    mergeElements(elements, waiting.values());
    return elements;
  };

  return {
    add(elements) {
      mergeElements(waiting, elements);
    },
    addClear(deletions) {
      // The waiting edits are older than the clearing, which contains their deletion.
      waiting.clear();
      clear = deletions;
    },
    addFile(file) {
      if (!files.has(file.id)) files.set(file.id, { file, isSent: false });
    },
    next() {
      if (inFlight && isSent) return [];
      inFlight ??= take();
      if (!inFlight) return unsentFiles();
      isSent = true;
      const { edit, elements, isClear } = inFlight;
      return [...unsentFiles(), isClear ? { Clear: { edit } } : { Delta: { edit, elements } }];
    },
    stored(edit) {
      if (!inFlight || inFlight.edit > edit) return;
      inFlight = null;
      for (const [id, entry] of files) if (entry.isSent) files.delete(id);
    },
    resume(lastStored, filesThere) {
      isSent = false;
      for (const id of filesThere) files.delete(id);
      for (const entry of files.values()) entry.isSent = false;
      this.stored(lastStored);
    },
    dropInFlight() {
      inFlight = null;
    },
    takeBack() {
      if (!inFlight) return;
      // It may be stored all the same, so that its number is used up: elements that come again are no newer.
      const newer = [...waiting.values()];
      for (const element of inFlight.elements) waiting.set(element.id, element);
      mergeElements(waiting, newer);
      inFlight = null;
    },
    elements: all,
    keep: () => ({ elements: [...all().values()], files: [...files.values()].map(({ file }) => file) }),
    get size() {
      return waiting.size + (inFlight?.elements.length ?? 0) + (clear ? 1 : 0);
    },
  };
}
