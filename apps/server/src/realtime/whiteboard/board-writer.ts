import type { SceneElement, SceneFile } from "@hotseat/collab/scene/element";
import type { NewOperation } from "../../modules/boards/board-repository.ts";
import type { EditFacts } from "./board-messages.ts";
import { Ahead, type BoardScene, type Judged } from "./board-scene.ts";

/** Edits in one statement. */
const BATCH_MAX = 200;
/** Characters of elements in one statement. */
const BATCH_CHARACTERS = 2 * 1024 * 1024;

/** An edit that was let in and is not stored yet. */
export interface QueuedEdit extends EditFacts {
  readonly kind: "edit";
  /** Null: everything that is there when its turn comes is deleted. */
  readonly elements: readonly SceneElement[] | null;
  readonly refused: readonly string[];
  /** Characters of its message. */
  readonly characters: number;
}

export interface QueuedFile {
  readonly kind: "file";
  readonly file: SceneFile;
  readonly author: string;
  readonly client: string;
  readonly at: Date;
  readonly characters: number;
}

/** An edit that is stored now. */
export interface StoredEdit {
  readonly seq: number;
  readonly edit: QueuedEdit;
  readonly judged: Judged;
}

export interface BoardStore {
  /** False when another process owns the board. */
  append(operations: readonly NewOperation[]): Promise<boolean>;
  saveFile(file: SceneFile, author: string, at: Date): Promise<boolean>;
}

export interface WriterEvents {
  stored(edits: readonly StoredEdit[]): void;
  storedFile(item: QueuedFile): void;
  /** What was accepted cannot be stored here any more. */
  lost(error: Error): void;
  /** The queue is shorter. */
  progressed(): void;
}

/** Stores edits and images in their order, one statement at a time, with as many edits in it as have come. */
export class BoardWriter {
  private queue: (QueuedEdit | QueuedFile)[] = [];
  private characters = 0;
  private running: Promise<void> | null = null;
  private isEnded = false;
  private readonly scene: BoardScene;
  private readonly store: BoardStore;
  private readonly events: WriterEvents;
  private readonly nonce: () => number;

  constructor(scene: BoardScene, store: BoardStore, events: WriterEvents, nonce: () => number) {
    this.scene = scene;
    this.store = store;
    this.events = events;
    this.nonce = nonce;
  }

  /** Characters that wait. */
  get waiting(): number {
    return this.characters;
  }

  add(item: QueuedEdit | QueuedFile): void {
    if (this.isEnded) return;
    this.queue.push(item);
    this.characters += item.characters;
    this.running ??= this.run().finally(() => {
      this.running = null;
    });
  }

  /** Resolves when all that was added is stored, or cannot be. */
  async settle(): Promise<void> {
    await this.running;
  }

  /** Nothing is stored or told any more. */
  end(): void {
    this.isEnded = true;
    this.queue = [];
  }

  private async run(): Promise<void> {
    try {
      // Edits of the same turn go into the same statement.
      await Promise.resolve();
      while (this.queue.length > 0) {
        const isOurs = this.queue[0]?.kind === "file" ? await this.storeFile() : await this.storeEdits();
        if (this.isEnded) return;
        if (!isOurs) throw new Error("Another process owns the board.");
        this.events.progressed();
      }
    } catch (error) {
      if (this.isEnded) return;
      this.end();
      this.events.lost(error as Error);
    }
  }

  private async storeFile(): Promise<boolean> {
    const item = this.queue.shift() as QueuedFile;
    this.characters -= item.characters;
    const isOurs = await this.store.saveFile(item.file, item.author, item.at);
    if (isOurs && !this.isEnded) this.events.storedFile(item);
    return isOurs;
  }

  private async storeEdits(): Promise<boolean> {
    const { stored, operations } = this.judgeBatch();
    const isOurs = operations.length === 0 || (await this.store.append(operations));
    if (!isOurs || this.isEnded) return isOurs;
    for (const { seq, judged } of stored) if (judged.taken.length > 0) this.scene.apply(seq, judged.taken);
    this.events.stored(stored);
    return true;
  }

  private judgeBatch(): { readonly stored: StoredEdit[]; readonly operations: NewOperation[] } {
    const ahead = new Ahead();
    const stored: StoredEdit[] = [];
    const operations: NewOperation[] = [];
    let seq = this.scene.seq;
    let characters = 0;
    while (stored.length < BATCH_MAX && characters < BATCH_CHARACTERS) {
      const edit = this.queue[0];
      if (edit?.kind !== "edit") break;
      // What is deleted is what is stored: a clearing waits for the edits before it.
      if (edit.elements === null && stored.length > 0) break;
      this.queue.shift();
      this.characters -= edit.characters;
      characters += edit.characters;
      const judged = this.scene.judge(edit.elements ?? this.scene.clearing(this.nonce), ahead);
      if (judged.taken.length > 0) {
        seq += 1;
        const { author: keycloakId, client, edit: number, at } = edit;
        operations.push({ seq, elements: judged.taken.map(({ json }) => json), keycloakId, client, edit: number, at });
      }
      stored.push({ seq, edit, judged });
    }
    return { stored, operations };
  }
}
