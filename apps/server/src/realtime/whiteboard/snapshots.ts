import type { Deps } from "../../deps.ts";
import { saveSnapshot } from "../../modules/boards/board-repository.ts";
import type { BoardScene } from "./board-scene.ts";
import type { StoredEdit } from "./board-writer.ts";

/** A board is stored as a whole after so many changes, when they have a quarter of its characters: the larger it is, the rarer. */
const CHANGES = 1000;
const SHARE = 1 / 4;
/** Or after changes of as many characters as the board has, and no fewer than these: a second stored byte at most for each. */
const CHARACTERS_MIN = 256 * 1024;

/** Changes after the last time that the board was stored as a whole. */
export interface SinceSnapshot {
  readonly changes: number;
  /** Characters of the changed elements as JSON. */
  readonly characters: number;
}

/** Stores a board as a whole from time to time, so that opening it need not read all its changes. */
export class Snapshots {
  private changes: number;
  private characters: number;
  private isSaving = false;
  private readonly db: Deps["database"]["db"];
  private readonly log: Deps["log"];
  private readonly boardId: string;
  private readonly scene: BoardScene;

  constructor(db: Deps["database"]["db"], log: Deps["log"], boardId: string, scene: BoardScene, since: SinceSnapshot) {
    this.db = db;
    this.log = log;
    this.boardId = boardId;
    this.scene = scene;
    this.changes = since.changes;
    this.characters = since.characters;
  }

  grow(edits: readonly StoredEdit[]): void {
    for (const { judged } of edits) {
      if (judged.taken.length > 0) this.changes += 1;
      for (const { json } of judged.taken) this.characters += json.length;
    }
    const whole = this.scene.characters;
    const areMany = this.changes >= CHANGES && this.characters >= whole * SHARE;
    if ((areMany || this.characters >= Math.max(CHARACTERS_MIN, whole)) && !this.isSaving) void this.save();
  }

  private async save(): Promise<void> {
    this.isSaving = true;
    this.changes = 0;
    this.characters = 0;
    await saveSnapshot(this.db, this.boardId, this.scene.seq, this.scene.jsons()).catch((error: Error) =>
      this.log.warn({ error: error.message }, "A board could not be stored as a whole; its changes are stored."),
    );
    this.isSaving = false;
  }
}
