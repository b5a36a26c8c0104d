import { PAD_SUBPROTOCOL, type PadUser } from "@hotseat/collab/pad/messages";
import type { Broadcast } from "../documents/broadcast.ts";
import type { Peer } from "../documents/peer.ts";
import type { SocketRate } from "../sockets/socket-rate.ts";
import type { MovingCursors } from "./moving-cursors.ts";
import type { WithheldHistory } from "./withheld-history.ts";

/** Above this many unsent bytes a receiver is sent no more until it has read them. */
export const MAX_UNSENT_BYTES = 512 * 1024;

/** Messages of one client that wait for an edit of its own before the client is not read any more. */
const MAX_WAITING = 64;

/** Somebody at the document. */
export class PadMember {
  readonly peer: Peer;
  /** Speaks the richer messages. */
  readonly isRich: boolean;
  /** The user id on the wire; null before the greeting. */
  id: number | null = null;
  /** By which this client's edits are recognised; null on the plain wire. */
  client: string | null = null;
  user: PadUser | null = null;
  cursors: MovingCursors | null = null;
  /** When the others were sent the cursors, in milliseconds since 1970. */
  cursorsSentAt = Number.NEGATIVE_INFINITY;
  /** The others are sent the newest cursors at the end of the pause. */
  areCursorsDue = false;
  /** The cursors are moved in later turns. */
  isMoving = false;
  /** Members who get the cursors when these stand in the present text. */
  readonly cursorsAwaitedBy = new Set<PadMember>();
  /** Operations of the history that were sent. */
  sent = 0;
  /** The end of the history, if it is not sent as it is. */
  withheld: WithheldHistory | null = null;
  /** Operations are sent in later turns. */
  isCatchingUp = false;
  /** Something was not sent because the history before it was not; it gets the present state later. */
  isStale = false;
  /** People who left in the meantime. */
  readonly missedLeaves = new Set<number>();
  /** Messages that wait while a large edit, or one of a much older revision, is made. */
  readonly waiting: string[] = [];
  isBusy = false;
  /** Too many edits wait for the database. */
  isHeldBack = false;
  /** Counts edits; null before the first one. */
  rate: SocketRate | null = null;
  hasLeft = false;

  constructor(peer: Peer) {
    this.peer = peer;
    this.isRich = peer.subprotocol === PAD_SUBPROTOCOL;
  }

  get isSlow(): boolean {
    return this.peer.bufferedBytes > MAX_UNSENT_BYTES;
  }

  /** Lacks operations that it cannot be sent in this turn. */
  get isBehind(): boolean {
    return this.isSlow || this.isCatchingUp;
  }

  /** Takes a message that waits for an edit of its own sender. */
  wait(text: string): void {
    this.waiting.push(text);
    if (this.waiting.length > MAX_WAITING) this.peer.pause();
  }

  /** Reads from the socket again, unless there is still a reason not to. */
  readOn(): void {
    if (!this.isHeldBack && this.waiting.length <= MAX_WAITING) this.peer.resume();
  }

  /** Messages that may be replaced by newer ones: users, cursors, the language. A member that is behind gets the latest of each, later. */
  tell(message: string | Broadcast): void {
    if (this.isBehind) this.isStale = true;
    else this.peer.send(message);
  }
}
