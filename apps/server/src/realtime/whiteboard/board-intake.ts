import { gateElements } from "@hotseat/collab/scene/gate";
import { base64Bytes, base64Of, gateFile } from "@hotseat/collab/scene/gate-file";
import { DELTA_MAX_ELEMENTS } from "@hotseat/collab/scene/limits";
import type { BoardClients } from "./board-clients.ts";
import type { BoardFiles } from "./board-files.ts";
import { deltaMessage } from "./board-messages.ts";
import type { BoardScene } from "./board-scene.ts";
import type { BoardSeat } from "./board-seat.ts";
import type { BoardWriter } from "./board-writer.ts";

/** With more characters waiting to be stored nobody is read from, until half of them are. */
const WAITING_MAX = 8 * 1024 * 1024;

const NO_IMAGE = "An image is a PNG, JPEG or WebP of at most 4 MiB and 16 megapixels.";
const TOO_MANY = `A message has at most ${DELTA_MAX_ELEMENTS} elements.`;

export interface IntakeParts {
  readonly scene: BoardScene;
  readonly files: BoardFiles;
  readonly clients: BoardClients;
  readonly writer: BoardWriter;
  now(): Date;
}

/** Lets in what somebody has the right to send, through the gate, and passes it on to be stored. */
export class BoardIntake {
  private readonly heldBack = new Set<BoardSeat>();
  private readonly parts: IntakeParts;

  constructor(parts: IntakeParts) {
    this.parts = parts;
  }

  /**
   * An edit of the seat's client.
   * @param values the changed elements; null to delete everything
   */
  takeEdit(seat: BoardSeat, client: string, edit: number, values: readonly unknown[] | null, characters: number): void {
    const { canEdit, canClear } = seat.peer.standing;
    if (values ? !canEdit : !canClear) seat.tellStanding();
    else if (values && values.length > DELTA_MAX_ELEMENTS) seat.refuse("too_long", TOO_MANY);
    else this.admitEdit(seat, client, edit, values, characters);
  }

  takeFile(seat: BoardSeat, client: string, value: unknown, characters: number): void {
    const { files, scene, writer } = this.parts;
    const { canEdit } = seat.peer.standing;
    const file = canEdit ? gateFile(value) : null;
    if (!canEdit) {
      seat.tellStanding();
    } else if (!file) {
      seat.reject("bad_image", NO_IMAGE);
    } else if (files.has(file.id)) {
      // One id always means the same bytes.
    } else if (files.reserve(file.id, base64Bytes(base64Of(file)), scene.seq)) {
      writer.add({ kind: "file", file, author: seat.keycloakId, client, at: this.parts.now(), characters });
      this.holdBack(seat);
    } else {
      seat.reject("full", "This board holds no more images.");
    }
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

  private admitEdit(
    seat: BoardSeat,
    client: string,
    edit: number,
    values: readonly unknown[] | null,
    characters: number,
  ): void {
    const { clients, writer, scene, now } = this.parts;
    const facts = { author: seat.keycloakId, client, edit, at: now() };
    const known = clients.admit(facts.author, client, edit);
    if (known === "stored") seat.sendChange(deltaMessage(scene.seq, facts, []), scene.seq);
    if (known !== "new") return;
    const gated = values ? gateElements(values) : { elements: null, refused: [] };
    writer.add({ kind: "edit", ...facts, ...gated, characters });
    this.holdBack(seat);
  }

  private holdBack(seat: BoardSeat): void {
    if (this.parts.writer.waiting <= WAITING_MAX) return;
    this.heldBack.add(seat);
    seat.peer.pause();
  }
}
