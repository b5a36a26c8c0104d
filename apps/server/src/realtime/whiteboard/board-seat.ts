import type { SceneFile } from "@hotseat/collab/scene/element";
import { DELTAS_PER_SECOND } from "@hotseat/collab/scene/limits";
import type { BoardRefusal } from "@hotseat/collab/scene/messages";
import type { Broadcast } from "../documents/broadcast.ts";
import { CLOSE, type Peer } from "../documents/peer.ts";
import { SocketRate } from "../sockets/socket-rate.ts";
import { refusedMessage, standingMessage } from "./board-messages.ts";

/** A receiver with more unsent bytes gets no more changes one by one, but what it missed at once when it has caught up. */
const BEHIND_BYTES = 1024 * 1024;

/** The socket counts messages, the seat the edits in them. */
const EDIT_LIMITS = {
  messageBytes: Number.MAX_SAFE_INTEGER,
  messagesPerSec: DELTAS_PER_SECOND,
  bytesPerSec: Number.MAX_SAFE_INTEGER,
  burstBytes: Number.MAX_SAFE_INTEGER,
};

interface SeatParts {
  /** Never rejects; null for an image that cannot be had. */
  readFile(id: string): Promise<SceneFile | null>;
  now(): Date;
}

/** One socket at a board. */
export class BoardSeat {
  readonly peer: Peer;
  readonly keycloakId: string;
  /** Null before its greeting. */
  client: string | null = null;
  /** Messages that came before the response to the greeting; null before and after. */
  backlog: string[] | null = null;
  private isGreeted = false;
  private hasLeft = false;
  private isBehind = false;
  private have = 0;
  private files: string[] = [];
  private isSendingFiles = false;
  private readonly parts: SeatParts;
  private readonly rate: SocketRate;

  constructor(peer: Peer, keycloakId: string, parts: SeatParts) {
    this.peer = peer;
    this.keycloakId = keycloakId;
    this.parts = parts;
    this.rate = new SocketRate(parts, EDIT_LIMITS);
    this.tellStanding();
  }

  isOf(author: string, client: string): boolean {
    return this.client === client && this.keycloakId === author;
  }

  /** False when it sends too many edits a second. */
  countEdits(edits: number): boolean {
    return this.rate.take(0, edits);
  }

  tellStanding(): void {
    this.peer.send(standingMessage(this.peer.standing));
  }

  /** @param ids images that follow as fast as the receiver takes them */
  greet(scene: Buffer, seq: number, ids: readonly string[]): void {
    this.isGreeted = true;
    this.files = [...ids];
    this.sendChange(scene, seq);
    void this.sendFiles();
  }

  /** The changes it missed; null when it has missed none. */
  get missedSince(): number | null {
    return this.isBehind ? this.have : null;
  }

  /** It takes changes again, from `scene` on. */
  catchUp(scene: Buffer, seq: number): void {
    this.isBehind = false;
    this.sendChange(scene, seq);
  }

  /** A change of the board, or the whole board, up to `seq`. */
  sendChange(message: string | Buffer | Broadcast, seq: number): void {
    if (!this.isGreeted || this.isBehind) return;
    this.peer.send(message);
    this.have = seq;
    this.isBehind = this.peer.bufferedBytes > BEHIND_BYTES;
  }

  sendFile(id: string, message: Broadcast): void {
    if (!this.isGreeted) return;
    if (this.isBehind || this.files.length > 0) this.files.push(id);
    else this.peer.send(message);
  }

  /** Sends images one after the other, and stops for a receiver that is slow until it is called again. */
  async sendFiles(): Promise<void> {
    if (this.isSendingFiles) return;
    this.isSendingFiles = true;
    for (let id = this.nextFile(); id !== undefined; id = this.nextFile()) {
      const file = await this.parts.readFile(id);
      this.files.shift();
      if (file && !this.hasLeft) this.peer.send(JSON.stringify({ File: file }));
    }
    this.isSendingFiles = false;
  }

  /** Says why a message was not accepted; the socket stays open. */
  reject(code: BoardRefusal, detail: string, file?: string): void {
    if (!this.hasLeft) this.peer.send(refusedMessage(code, detail, file));
  }

  /** Says why, and closes. */
  refuse(code: BoardRefusal, detail: string): void {
    this.reject(code, detail);
    this.peer.close(CLOSE.policy, detail);
  }

  leave(): void {
    this.hasLeft = true;
  }

  private nextFile(): string | undefined {
    return this.hasLeft || this.peer.bufferedBytes > BEHIND_BYTES ? undefined : this.files[0];
  }
}
