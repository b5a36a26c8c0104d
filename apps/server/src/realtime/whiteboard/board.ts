import { randomInt } from "node:crypto";
import type { SceneFile } from "@hotseat/collab/scene/element";
import { DELTA_MAX_CHARACTERS, VERSION_MAX } from "@hotseat/collab/scene/limits";
import type { BoardClientMessage, Resume } from "@hotseat/collab/scene/messages";
import { Broadcast } from "../documents/broadcast.ts";
import type { LiveDocument } from "../documents/document.ts";
import type { Peer } from "../documents/peer.ts";
import { BoardClients, type LastEdit } from "./board-clients.ts";
import type { BoardFiles } from "./board-files.ts";
import { BoardIntake } from "./board-intake.ts";
import { deltaMessage, sceneMessage } from "./board-messages.ts";
import type { BoardScene } from "./board-scene.ts";
import { BoardSeat } from "./board-seat.ts";
import { type BoardStore, BoardWriter, type QueuedFile, type StoredEdit } from "./board-writer.ts";
import { LoadingTurns } from "./loading-turns.ts";
import { FILE_START, readBoardMessage } from "./read-message.ts";

const TOO_LONG = `A message has at most ${DELTA_MAX_CHARACTERS} characters.`;

export interface BoardParts {
  readonly scene: BoardScene;
  readonly files: BoardFiles;
  readonly store: BoardStore & {
    readFile(id: string): Promise<SceneFile | null>;
    /** The last stored edit of a person's client. */
    lastEdit(author: string, client: string): Promise<LastEdit>;
  };
  now(): Date;
  /** Edits were stored and sent. */
  grown(edits: readonly StoredEdit[]): void;
  /** An accepted edit cannot be stored: people see another board than the stored one. */
  lost(error: Error): void;
  /** The last seat is empty. */
  emptied(): void;
}

/** An open whiteboard at its owner: takes edits, stores them, and tells everybody what is stored. */
export class Board implements LiveDocument {
  private readonly seats = new Set<BoardSeat>();
  private readonly clients = new BoardClients();
  private readonly turns = new LoadingTurns();
  private readonly writer: BoardWriter;
  private readonly intake: BoardIntake;
  private readonly parts: BoardParts;

  constructor(parts: BoardParts) {
    this.parts = parts;
    const events = {
      stored: (edits: readonly StoredEdit[]) => this.tell(edits),
      storedFile: (item: QueuedFile) => this.tellFile(item),
      lost: (error: Error) => parts.lost(error),
      progressed: () => this.intake.readOn(),
    };
    const { scene, files, store } = parts;
    this.writer = new BoardWriter(scene, store, events, () => randomInt(VERSION_MAX));
    const { clients, writer } = this;
    this.intake = new BoardIntake({ scene, files, clients, writer, readFile: store.readFile, now: () => parts.now() });
  }

  get isEmpty(): boolean {
    return this.seats.size === 0;
  }

  /** The elements, and the message that has all of them. */
  get size(): number {
    return 2 * this.parts.scene.characters;
  }

  settle(): Promise<void> {
    return this.writer.settle();
  }

  end(code: number, reason: string): void {
    this.writer.end();
    for (const { peer } of [...this.seats]) peer.close(code, reason);
  }

  join(peer: Peer): void {
    const { keycloakId } = peer.person;
    const { store, now } = this.parts;
    const seat = new BoardSeat(peer, keycloakId ?? "", { readFile: store.readFile, now });
    if (keycloakId === null) {
      seat.refuse("not_allowed", "A board is for the people of its session.");
      return;
    }
    this.seats.add(seat);
    peer.listen({
      message: (text) => this.take(seat, text),
      standing: () => seat.tellStanding(),
      drained: () => this.catchUp(seat),
      left: () => this.leave(seat),
    });
  }

  private leave(seat: BoardSeat): void {
    seat.leave();
    this.intake.forget(seat);
    if (!this.seats.delete(seat)) return;
    this.turns.end(seat);
    if (seat.client !== null && seat.backlog === null) this.clients.leave(seat.keycloakId, seat.client);
    if (this.isEmpty) this.parts.emptied();
  }

  private take(seat: BoardSeat, text: string): void {
    if (!this.seats.has(seat)) return;
    if (seat.backlog) seat.backlog.push(text);
    else if (text.length > DELTA_MAX_CHARACTERS && !text.startsWith(FILE_START)) seat.refuse("too_long", TOO_LONG);
    else if (seat.client === null) this.takeGreeting(seat, readBoardMessage(text));
    else this.takeChange(seat, seat.client, readBoardMessage(text), text.length);
  }

  private takeGreeting(seat: BoardSeat, message: BoardClientMessage | null): void {
    if (message && "Resume" in message) this.greet(seat, message.Resume);
    else seat.refuse("bad_message", "The first message of a board's client is its Resume.");
  }

  private takeChange(seat: BoardSeat, client: string, message: BoardClientMessage | null, characters: number): void {
    if (!message || "Resume" in message) seat.refuse("bad_message", "This is no change of a board.");
    else if ("File" in message) this.intake.takeFile(seat, client, message.File, characters);
    else if ("Clear" in message) this.intake.takeClear(seat, client, message.Clear.edit, characters);
    else this.intake.takeDeltas(seat, client, "Deltas" in message ? message.Deltas : [message.Delta], characters);
  }

  /** Responds to a greeting when it is the seat's turn; messages of the client wait meanwhile. */
  private greet(seat: BoardSeat, resume: Resume): void {
    seat.client = resume.client;
    seat.backlog = [];
    seat.peer.pause();
    this.turns.take(seat, () => void this.respond(seat, resume));
  }

  private async respond(seat: BoardSeat, { client, seq, files: present }: Resume): Promise<void> {
    const { scene, files, store, lost } = this.parts;
    const stored = await store.lastEdit(seat.keycloakId, client).catch((error: Error) => error);
    const { backlog } = seat;
    if (!this.seats.has(seat) || backlog === null) return;
    seat.backlog = null;
    if (stored instanceof Error) {
      lost(stored);
      return;
    }
    this.clients.join(seat.keycloakId, client, stored);
    // A version that this board has not reached is another board's.
    const since = seq <= scene.seq ? seq : 0;
    seat.greet(this.sceneFor(seat, client, since), scene.seq, files.idsLackedBy({ since, present }));
    this.endTurn(seat);
    seat.peer.resume();
    for (const text of backlog) this.take(seat, text);
  }

  private sceneFor({ keycloakId }: BoardSeat, client: string, since: number): Buffer {
    const { scene, files } = this.parts;
    const edit = this.clients.lastStored(keycloakId, client);
    return sceneMessage({ seq: scene.seq, files: files.ids(), edit }, scene.changedSince(since));
  }

  private tell(edits: readonly StoredEdit[]): void {
    for (const { seq, edit, judged } of edits) {
      const { author, client, elements } = edit;
      const facts = { author, client, edit: edit.edit, at: edit.at };
      this.clients.noteStored(author, client, edit.edit);
      const change = judged.taken.length > 0 ? new Broadcast(deltaMessage(seq, facts, judged.taken)) : null;
      // The others first: the author has drawn it already.
      if (change) for (const seat of this.seats) if (!seat.isOf(author, client)) seat.sendChange(change, seq);
      // A clearing names no elements: its author gets the deletions as everybody does.
      const own = elements === null ? judged.taken : judged.present;
      const acknowledgement = deltaMessage(seq, facts, own, [...edit.refused, ...judged.refused]);
      for (const seat of this.seats) if (seat.isOf(author, client)) seat.sendChange(acknowledgement, seq);
    }
    this.parts.grown(edits);
  }

  private tellFile({ file, author, client }: QueuedFile): void {
    this.parts.files.noteStored(file, this.parts.scene.seq);
    const message = new Broadcast(JSON.stringify({ File: file }));
    for (const seat of this.seats) if (!seat.isOf(author, client)) seat.sendFile(file.id, message);
  }

  private catchUp(seat: BoardSeat): void {
    this.turns.end(seat);
    if (seat.missedSince !== null) this.turns.take(seat, () => this.sendMissed(seat));
    void seat.sendFiles();
  }

  private sendMissed(seat: BoardSeat): void {
    const since = seat.missedSince;
    if (since !== null && seat.client !== null)
      seat.catchUp(this.sceneFor(seat, seat.client, since), this.parts.scene.seq);
    this.endTurn(seat);
  }

  /** One that has not read what was sent keeps its turn until it has. */
  private endTurn(seat: BoardSeat): void {
    if (seat.missedSince === null) this.turns.end(seat);
  }
}
