import type { Broadcast } from "./broadcast.ts";

/** Rights of a person at a document now. `reason`: why not write. */
export interface Standing {
  readonly canEdit: boolean;
  readonly canClear: boolean;
  readonly reason: "observer" | "locked" | "ended" | "closed" | "read_only" | null;
}

/** Person at the other end of a socket. */
export interface PeerPerson {
  /** Null for somebody who did not sign in. */
  readonly keycloakId: string | null;
  /** The name that the others see; null where people choose their own. */
  readonly name: string | null;
}

/** Events of a peer. */
export interface PeerEvents {
  message(text: string): void;
  standing(standing: Standing): void;
  /** The buffer is empty again, after `bufferedBytes` was high. */
  drained(): void;
  /** Once, also when the document itself closed the peer. */
  left(): void;
}

/** Close codes of sockets (RFC 6455, and the registry beside it). */
export const CLOSE = {
  /** A limit or a right: the reason says which. */
  policy: 1008,
  /** The server stops, or the document moves to another instance: connect again. */
  restart: 1012,
  /** The document cannot be had at the moment: connect again later. */
  tryLater: 1013,
} as const;

/** Somebody at a document: a socket of this process, or one that another instance forwards. */
export interface Peer {
  readonly person: PeerPerson;
  /** The selected subprotocol; empty for none. */
  readonly subprotocol: string;
  /** As it is now. */
  readonly standing: Standing;
  /** Bytes that were sent and have not left the process. */
  readonly bufferedBytes: number;
  /** Called once, in the turn in which the document gets the peer. */
  listen(events: PeerEvents): void;
  /** A text message; bytes are UTF-8. */
  send(message: string | Buffer | Broadcast): void;
  /** Stops reading until `resume`: what the other end sends waits there. */
  pause(): void;
  resume(): void;
  close(code: number, reason: string): void;
}
