import { FILES_MAX, FILES_MAX_BYTES } from "@hotseat/collab/scene/limits";
import type { FileFacts } from "../../modules/boards/board-repository.ts";

/** Which images a board has; what is in them stays in the database. */
export class BoardFiles {
  private readonly facts = new Map<string, FileFacts>();
  private bytes = 0;

  constructor(stored: readonly FileFacts[]) {
    for (const one of stored) this.add(one);
  }

  has(id: string): boolean {
    return this.facts.has(id);
  }

  /** Takes the room for an image; false when there is none. */
  reserve(id: string, bytes: number, afterSeq: number): boolean {
    if (this.facts.size >= FILES_MAX || this.bytes + bytes > FILES_MAX_BYTES) return false;
    this.add({ id, bytes, afterSeq });
    return true;
  }

  ids(): string[] {
    return [...this.facts.keys()];
  }

  /**
   * Those that a client lacks which has the board up to `since`.
   * @param present images that the client has; without it, every image of before `since`
   */
  idsLackedBy({
    since,
    present,
  }: {
    readonly since: number;
    readonly present: readonly string[] | undefined;
  }): string[] {
    if (!present) return this.idsAfter(since);
    const has = new Set(present);
    return this.ids().filter((id) => !has.has(id));
  }

  private idsAfter(since: number): string[] {
    return [...this.facts.values()].filter(({ afterSeq }) => since === 0 || afterSeq >= since).map(({ id }) => id);
  }

  private add(one: FileFacts): void {
    this.facts.set(one.id, one);
    this.bytes += one.bytes;
  }
}
