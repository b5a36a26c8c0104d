import type { Deps } from "../../deps.ts";
import { saveSnapshot } from "../../modules/boards/board-repository.ts";
import type { BoardScene } from "./board-scene.ts";
import type { StoredEdit } from "./board-writer.ts";

/** A board is stored as a whole after so many changes. */
const CHANGES = 1000;
/** Or after changes of as many characters as the board has, and no fewer than these: a second stored byte at most for each. */
const CHARACTERS_MIN = 256 * 1024;

/** Stores a board as a whole from time to time, so that opening it need not read all its changes. */
export class Snapshots {
  private changes: number;
  private characters = 0;
  private isSaving = false;
  private readonly db: Deps["database"]["db"];
  private readonly log: Deps["log"];
  private readonly boardId: string;
  private readonly scene: BoardScene;

  /** @param changes stored after the last snapshot */
  constructor(db: Deps["database"]["db"], log: Deps["log"], boardId: string, scene: BoardScene, changes: number) {
    this.db = db;
    this.log = log;
    this.boardId = boardId;
    this.scene = scene;
    this.changes = changes;
  }

  grow(edits: readonly StoredEdit[]): void {
    for (const { judged } of edits) {
      if (judged.taken.length > 0) this.changes += 1;
      for (const { json } of judged.taken) this.characters += json.length;
    }
    const isDue = this.changes >= CHANGES || this.characters >= Math.max(CHARACTERS_MIN, this.scene.characters);
    if (isDue && !this.isSaving) void this.save();
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
