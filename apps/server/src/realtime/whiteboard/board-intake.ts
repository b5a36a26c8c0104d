import type { SceneFile } from "@hotseat/collab/scene/element";
import { gateElements } from "@hotseat/collab/scene/gate";
import { gateFile } from "@hotseat/collab/scene/gate-file";
import { DELTA_AGE_MAX_MS, DELTA_MAX_ELEMENTS, DELTAS_PER_SECOND } from "@hotseat/collab/scene/limits";
import type { ClientDelta } from "@hotseat/collab/scene/messages";
import type { BoardClients } from "./board-clients.ts";
import type { BoardFiles } from "./board-files.ts";
import { deltaMessage } from "./board-messages.ts";
import type { BoardScene } from "./board-scene.ts";
import type { BoardSeat } from "./board-seat.ts";
import type { BoardWriter, QueuedEdit } from "./board-writer.ts";

/** With more characters waiting to be stored nobody is read from, until half of them are. */
const WAITING_MAX = 8 * 1024 * 1024;

const NO_IMAGE = "An image is a PNG, JPEG or WebP of at most 4 MiB and 16 megapixels.";
const OTHER_IMAGE = "This board has another image with this id.";
const TOO_FAST = `A client sends at most ${DELTAS_PER_SECOND} edits a second.`;
const TOO_MANY = `A message has at most ${DELTA_MAX_ELEMENTS} elements.`;

export interface IntakeParts {
  readonly scene: BoardScene;
  readonly files: BoardFiles;
  readonly clients: BoardClients;
  readonly writer: BoardWriter;
  /** Never rejects; null for an image that cannot be had. */
  readFile(id: string): Promise<SceneFile | null>;
  now(): Date;
}

/** Lets in what somebody has the right to send, through the gate, and passes it on to be stored. */
export class BoardIntake {
  private readonly heldBack = new Set<BoardSeat>();
  private readonly parts: IntakeParts;

  constructor(parts: IntakeParts) {
    this.parts = parts;
  }

  /** The edits of one message, the oldest first. */
  takeDeltas(seat: BoardSeat, client: string, deltas: readonly ClientDelta[], characters: number): void {
    const count = deltas.reduce((sum, { elements }) => sum + elements.length, 0);
    if (!seat.peer.standing.canEdit) seat.tellStanding();
    else if (count > DELTA_MAX_ELEMENTS) seat.refuse("too_long", TOO_MANY);
    else if (!seat.countEdits(deltas.length)) seat.refuse("too_fast", TOO_FAST);
    else for (const delta of deltas) this.admitDelta(seat, client, delta, characters / deltas.length);
  }

  /** Deletes everything that is there when its turn comes, and has the time of its receipt. */
  takeClear(seat: BoardSeat, client: string, edit: number, characters: number): void {
    if (!seat.peer.standing.canClear) seat.tellStanding();
    else if (this.isNew(seat, client, edit)) {
      const facts = { author: seat.keycloakId, client, edit, at: this.parts.now() };
      this.add(seat, { kind: "edit", ...facts, elements: null, refused: [], characters });
    }
  }

  takeFile(seat: BoardSeat, client: string, value: unknown, characters: number): void {
    const { files, writer } = this.parts;
    const { canEdit } = seat.peer.standing;
    const file = canEdit ? gateFile(value) : null;
    if (!canEdit) {
      seat.tellStanding();
    } else if (!file) {
      seat.reject("bad_image", NO_IMAGE);
    } else if (files.has(file.id)) {
      void this.refuseOther(seat, file);
    } else if (files.reserve(file)) {
      writer.add({ kind: "file", file, author: seat.keycloakId, client, at: this.parts.now(), characters });
      this.holdBack(seat);
    } else {
      seat.reject("images_full", "This board holds no more images.", file.id);
    }
  }

  /** One id always means the same bytes. An image that comes again is the one that is there. */
  private async refuseOther(seat: BoardSeat, file: SceneFile): Promise<void> {
    const { files, readFile } = this.parts;
    if (!(await files.isSame(file, readFile))) seat.reject("bad_image", OTHER_IMAGE);
  }

  /** Some of what waited is stored. */
  readOn(): void {
    if (this.parts.writer.waiting > WAITING_MAX / 2) return;
    for (const seat of this.heldBack) seat.peer.resume();
    this.heldBack.clear();
  }

  forget(seat: BoardSeat): void {
    this.heldBack.delete(seat);
  }

  /** Its time is the receipt minus its age. */
  private admitDelta(
    seat: BoardSeat,
    client: string,
    { edit, age = 0, elements }: ClientDelta,
    characters: number,
  ): void {
    if (!this.isNew(seat, client, edit)) return;
    const { clients, now } = this.parts;
    const author = seat.keycloakId;
    const made = now().getTime() - Math.min(age, DELTA_AGE_MAX_MS);
    const at = new Date(clients.timeOf(author, client, made));
    this.add(seat, { kind: "edit", author, client, edit, at, ...gateElements(elements), characters });
  }

  /** One that was stored before is acknowledged again. */
  private isNew(seat: BoardSeat, client: string, edit: number): boolean {
    const { clients, scene, now } = this.parts;
    const author = seat.keycloakId;
    const known = clients.admit(author, client, edit);
    if (known === "stored") {
      seat.sendChange(deltaMessage(scene.seq, { author, client, edit, at: now() }, []), scene.seq);
    }
    return known === "new";
  }

  private add(seat: BoardSeat, edit: QueuedEdit): void {
    this.parts.writer.add(edit);
    this.holdBack(seat);
  }

  private holdBack(seat: BoardSeat): void {
    if (this.parts.writer.waiting <= WAITING_MAX) return;
    this.heldBack.add(seat);
    seat.peer.pause();
  }
}
