import type { SceneFile } from "@hotseat/collab/scene/element";
import { base64Bytes, base64Of } from "@hotseat/collab/scene/gate-file";
import { FILES_MAX, FILES_MAX_BYTES } from "@hotseat/collab/scene/limits";
import type { FileFacts } from "../../modules/boards/board-repository.ts";

const bytesOf = (file: SceneFile): Buffer => Buffer.from(base64Of(file), "base64");

/** Which images a board has; what is in them stays in the database. */
export class BoardFiles {
  private readonly stored = new Map<string, FileFacts>();
  /** Images that are let in and not stored yet. Their clients keep them until they are. */
  private readonly waiting = new Map<string, SceneFile>();
  private bytes = 0;

  constructor(stored: readonly FileFacts[]) {
    for (const one of stored) {
      this.stored.set(one.id, one);
      this.bytes += one.bytes;
    }
  }

  /** Stored, or about to be. */
  has(id: string): boolean {
    return this.stored.has(id) || this.waiting.has(id);
  }

  /**
   * Whether the board's image with this id has the same bytes. An image that cannot be read counts as the same.
   * @param read returns a stored image; it is called only for one of the same size
   */
  async isSame(file: SceneFile, read: (id: string) => Promise<SceneFile | null>): Promise<boolean> {
    const waiting = this.waiting.get(file.id);
    if (!waiting && this.stored.get(file.id)?.bytes !== base64Bytes(base64Of(file))) return false;
    const present = waiting ?? (await read(file.id));
    return !present || bytesOf(present).equals(bytesOf(file));
  }

  /** Takes the room for an image; false when there is none. */
  reserve(file: SceneFile): boolean {
    const bytes = base64Bytes(base64Of(file));
    const count = this.stored.size + this.waiting.size;
    if (count >= FILES_MAX || this.bytes + bytes > FILES_MAX_BYTES) return false;
    this.waiting.set(file.id, file);
    this.bytes += bytes;
    return true;
  }

  /** Notes that an image is stored after the change `afterSeq`. */
  noteStored(file: SceneFile, afterSeq: number): void {
    this.waiting.delete(file.id);
    this.stored.set(file.id, { id: file.id, bytes: base64Bytes(base64Of(file)), afterSeq });
  }

  /** The stored images. */
  ids(): string[] {
    return [...this.stored.keys()];
  }

  /**
   * Stored images that a client lacks which has the board up to `since`.
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
    return [...this.stored.values()].filter(({ afterSeq }) => since === 0 || afterSeq >= since).map(({ id }) => id);
  }
}
