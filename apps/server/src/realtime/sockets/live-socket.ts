import type { Socket } from "node:net";
import type { RawData, WebSocket } from "ws";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Broadcast } from "../documents/broadcast.ts";
import { Channel } from "../documents/channel.ts";
import { CLOSE, type Peer, type PeerEvents, type PeerPerson, type Standing } from "../documents/peer.ts";
import type { Connection, Credential } from "../event-stream/connection.ts";
import { type SocketLimits, SocketRate } from "./socket-rate.ts";

/** Heartbeats in a row without a sign of life after which a socket is cut. */
const MAX_MISSED_BEATS = 4;

export interface SocketPerson extends PeerPerson {
  readonly credential: Credential | null;
}

/** One socket of this process, with its limits and the sign-in behind it. */
export class LiveSocket implements Peer, Connection {
  readonly person: SocketPerson;
  readonly subprotocol: string;
  private readonly channel: Channel;
  private readonly rate: SocketRate;
  private readonly limits: SocketLimits;
  private current: Standing;
  private events: PeerEvents | null = null;

  constructor(
    socket: WebSocket,
    connection: Socket,
    person: SocketPerson,
    standing: Standing,
    limits: SocketLimits,
    clock: Clock,
  ) {
    this.person = person;
    this.subprotocol = socket.protocol;
    this.current = standing;
    this.limits = limits;
    this.rate = new SocketRate(clock, limits);
    this.channel = new Channel(socket, connection);
  }

  get standing(): Standing {
    return this.current;
  }

  get keycloakId(): string | null {
    return this.person.keycloakId;
  }

  get credential(): Credential | null {
    return this.person.credential;
  }

  get isOpen(): boolean {
    return this.channel.isOpen;
  }

  get bufferedBytes(): number {
    return this.channel.bufferedBytes;
  }

  listen(events: PeerEvents): void {
    this.events = events;
    this.channel.socket.on("message", (data, isBinary) => this.take(data, isBinary));
    this.channel.attach(events);
  }

  send(message: string | Buffer | Broadcast): void {
    this.channel.send(message);
  }

  pause(): void {
    this.channel.pause();
  }

  resume(): void {
    this.channel.resume();
  }

  /** Without a code: the sign-in is over. */
  close(code: number = CLOSE.policy, reason = "signed out"): void {
    this.channel.close(code, reason);
  }

  /** Says why, where the protocol has words for it, and closes. */
  refuse(code: string, detail: string): void {
    if (this.subprotocol !== "") this.send(JSON.stringify({ Refused: { code, detail } }));
    this.close(CLOSE.policy, detail);
  }

  /** Tells the document when it is another one than before. */
  stand(standing: Standing): void {
    const { canEdit, canClear, reason } = this.current;
    if (standing.canEdit === canEdit && standing.canClear === canClear && standing.reason === reason) return;
    this.current = standing;
    if (this.isOpen) this.events?.standing(standing);
  }

  beat(): void {
    this.channel.beat(MAX_MISSED_BEATS);
  }

  terminate(): void {
    this.channel.socket.terminate();
  }

  /** Binary messages say nothing in these protocols; they count all the same. */
  private take(data: RawData, isBinary: boolean): void {
    if (!this.isOpen) return;
    const bytes = data as Buffer;
    const { messageBytes, messagesPerSec, bytesPerSec } = this.limits;
    if (bytes.length > messageBytes) this.refuse("too_long", `A message has at most ${messageBytes} bytes.`);
    else if (!this.rate.take(bytes.length))
      this.refuse("too_fast", `A socket sends at most ${messagesPerSec} messages and ${bytesPerSec} bytes a second.`);
    else if (!isBinary) this.events?.message(bytes.toString());
  }
}
