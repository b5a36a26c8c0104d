import type { Writable } from "node:stream";
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
  private readonly stream: Writable | null;

  /** `stream`: the connection below a server's socket that compresses nothing, for frames that are made once for many sockets. */
  constructor(socket: WebSocket, stream: Writable | null = null) {
    this.socket = socket;
    this.stream = stream;
    // A callback for each write would cost a fifth of it; what is more than a receiver reads ends in this event as well.
    stream?.on("drain", this.onWritten);
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

  send(message: string | Buffer | Broadcast): void {
    if (!this.isOpen) return;
    if (!(message instanceof Broadcast)) this.socket.send(message, TEXT, this.onWritten);
    else if (this.stream) this.stream.write(message.frame);
    else this.socket.send(message.payload, TEXT, this.onWritten);
    this.isBehind ||= this.socket.bufferedAmount > DRAINED_BYTES;
  }

  pause(): void {
    if (this.isOpen) this.socket.pause();
  }

  resume(): void {
    if (this.isOpen) this.socket.resume();
  }

  close(code: number, reason: string): void {
    if (!this.isOpen) return;
    this.socket.close(code, cut(reason));
    // The answer to the close comes by the same socket.
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
