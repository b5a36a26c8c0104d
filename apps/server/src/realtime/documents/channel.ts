import type { Socket } from "node:net";
import type { WebSocket } from "ws";
import { Broadcast } from "./broadcast.ts";
import type { PeerEvents } from "./peer.ts";

/** Below this many unsent bytes a receiver that was behind counts as drained. */
const DRAINED_BYTES = 64 * 1024;
/** A close reason has at most 123 bytes. */
const MAX_REASON_BYTES = 123;
const TEXT = { binary: false } as const;

const cut = (reason: string): string =>
  Buffer.from(reason)
    .subarray(0, MAX_REASON_BYTES)
    .toString()
    .replace(/\uFFFD+$/, "");

/** The sending half of a socket, for peers and for forwarding. */
export class Channel {
  readonly socket: WebSocket;
  private events: PeerEvents | null = null;
  private isBehind = false;
  private hasLeft = false;
  private missedBeats = 0;
  private readAtBeat = 0;
  private writtenAtBeat = 0;
  private readonly connection: Socket;

  /** `connection`: the one below the socket, which compresses nothing. */
  constructor(socket: WebSocket, connection: Socket) {
    this.socket = socket;
    this.connection = connection;
    // A callback for each write would cost a fifth of it; what is more than a receiver reads ends in this event as well.
    connection.on("drain", this.onWritten);
    // Nothing is read before somebody listens.
    socket.pause();
    socket.on("error", () => {});
    socket.on("close", () => this.leave());
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  get bufferedBytes(): number {
    return this.socket.bufferedAmount;
  }

  /** Nothing is read before. */
  attach(events: PeerEvents): void {
    this.events = events;
    if (this.hasLeft) events.left();
    else this.socket.resume();
  }

  /** A broadcast only by a socket that this process accepted: its frame is not masked. */
  send(message: string | Buffer | Broadcast): void {
    if (!this.isOpen) return;
    if (message instanceof Broadcast) this.connection.write(message.frame);
    else this.socket.send(message, TEXT, this.onWritten);
    this.isBehind ||= this.socket.bufferedAmount > DRAINED_BYTES;
  }

  pause(): void {
    if (this.isOpen) this.socket.pause();
  }

  resume(): void {
    if (this.isOpen) this.socket.resume();
  }

  /**
   * Pings the other end, and cuts the socket when this many beats in a row brought no byte from there. A slow receiver stays as long as it
   * reads at all; a paused socket proves nothing, because a response is not read.
   */
  beat(mostMissed: number): void {
    const { bytesRead, bytesWritten, writableLength } = this.connection;
    const written = bytesWritten - writableLength;
    const isAnswered = bytesRead !== this.readAtBeat;
    const isTaken = this.bufferedBytes > 0 && written !== this.writtenAtBeat;
    this.missedBeats = isAnswered || isTaken || this.socket.isPaused ? 0 : this.missedBeats + 1;
    this.readAtBeat = bytesRead;
    this.writtenAtBeat = written;
    if (this.missedBeats >= mostMissed) this.socket.terminate();
    else if (this.isOpen) this.socket.ping();
  }

  close(code: number, reason: string): void {
    if (!this.isOpen) return;
    this.socket.close(code, cut(reason));
    // The response to the close comes by the same socket.
    this.socket.resume();
    this.leave();
  }

  private readonly onWritten = (): void => {
    if (!this.isBehind || this.socket.bufferedAmount > DRAINED_BYTES) return;
    this.isBehind = false;
    if (!this.hasLeft) this.events?.drained();
  };

  private leave(): void {
    if (this.hasLeft) return;
    this.hasLeft = true;
    this.events?.left();
  }
}
