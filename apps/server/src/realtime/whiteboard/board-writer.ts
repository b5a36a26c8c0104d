import type { SceneElement, SceneFile } from "@hotseat/collab/scene/element";
import type { NewOperation } from "../../modules/boards/board-repository.ts";
import { BatchWriter } from "../documents/batch-writer.ts";
import type { EditFacts } from "./board-messages.ts";
import { Ahead, type BoardScene, type Judged } from "./board-scene.ts";

/** Characters of edits in one statement. */
const STATEMENT_CHARACTERS = 2 * 1024 * 1024;

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

type Queued = QueuedEdit | QueuedFile;

/** An edit that is stored now. */
export interface StoredEdit {
  readonly seq: number;
  readonly edit: QueuedEdit;
  readonly judged: Judged;
}

/** Both reject when another process owns the board. */
export interface BoardStore {
  append(operations: readonly NewOperation[]): Promise<void>;
  saveFile(file: SceneFile, author: string, at: Date): Promise<void>;
}

export interface WriterEvents {
  stored(edits: readonly StoredEdit[]): void;
  storedFile(item: QueuedFile): void;
  /** An accepted edit cannot be stored here any more. */
  lost(error: Error): void;
  /** Less is waiting. */
  progressed(): void;
}

/** Decides over edits in their order and stores them, as many in one statement as have come during the one before. */
export class BoardWriter {
  private readonly batches: BatchWriter<Queued>;
  private characters = 0;
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
    this.batches = new BatchWriter({
      write: (batch) => this.write([...batch]),
      written: () => {},
      failed: (error) => {
        if (!this.isEnded) events.lost(error);
      },
    });
  }

  /** Characters that wait. */
  get waiting(): number {
    return this.characters;
  }

  add(item: Queued): void {
    if (this.isEnded) return;
    this.characters += item.characters;
    this.batches.add(item);
  }

  /** Resolves when all that was added is stored, or cannot be. */
  settle(): Promise<void> {
    return this.batches.idle();
  }

  /** Nothing is stored or sent any more. */
  end(): void {
    this.isEnded = true;
  }

  private async write(queue: Queued[]): Promise<void> {
    for (let next = queue.shift(); next && !this.isEnded; next = queue.shift()) {
      if (next.kind === "file") await this.writeFile(next);
      else await this.writeEdits(this.judge(next, queue));
      if (!this.isEnded) this.events.progressed();
    }
  }

  private async writeFile(item: QueuedFile): Promise<void> {
    this.characters -= item.characters;
    await this.store.saveFile(item.file, item.author, item.at);
    if (!this.isEnded) this.events.storedFile(item);
  }

  private async writeEdits({ stored, operations }: Statement): Promise<void> {
    if (operations.length > 0) await this.store.append(operations);
    if (this.isEnded) return;
    for (const { seq, judged } of stored) if (judged.taken.length > 0) this.scene.apply(seq, judged.taken);
    this.events.stored(stored);
  }

  /** Decides over an edit, and over those behind it that fit into the same statement. */
  private judge(first: QueuedEdit, queue: Queued[]): Statement {
    const ahead = new Ahead();
    const statement: Statement = { stored: [], operations: [] };
    let seq = this.scene.seq;
    let characters = 0;
    for (let edit: Queued | undefined = first; edit?.kind === "edit"; edit = this.nextEdit(queue, characters)) {
      const { author: keycloakId, client, edit: number, at } = edit;
      characters += edit.characters;
      this.characters -= edit.characters;
      const judged = this.scene.judge(edit.elements ?? this.scene.clearing(this.nonce), ahead);
      if (judged.taken.length > 0) {
        seq += 1;
        const elements = judged.taken.map(({ json }) => json);
        statement.operations.push({ seq, elements, keycloakId, client, edit: number, at });
      }
      statement.stored.push({ seq, edit, judged });
    }
    return statement;
  }

  /** A clearing deletes what is stored, so it waits for what is before it. */
  private nextEdit(queue: Queued[], characters: number): Queued | undefined {
    const next = queue[0];
    if (next?.kind !== "edit" || next.elements === null || characters > STATEMENT_CHARACTERS) return undefined;
    return queue.shift();
  }
}

interface Statement {
  readonly stored: StoredEdit[];
  readonly operations: NewOperation[];
}
