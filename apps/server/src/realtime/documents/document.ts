import type { Ownership } from "../../platform/lease/ownership.ts";
import type { Peer } from "./peer.ts";

/** An open document at its owner: a code pad or a whiteboard. */
export interface LiveDocument {
  /** Greets the peer and listens to it, in this turn. */
  join(peer: Peer): void;
  /** Nobody is at it. */
  readonly isEmpty: boolean;
  /** Characters that it keeps in memory. */
  readonly size: number;
  /** Resolves when everything that was accepted is durable, or cannot become it any more. */
  settle(): Promise<void>;
  /** Closes all peers with this code; the document is not used afterwards. */
  end(code: number, reason: string): void;
}

/** The document's side of its ownership. */
export interface Owner {
  /** For the condition of every write. */
  readonly ownership: Ownership;
  /** A write was refused or failed: what the peers see is not what is stored. The document is ended and opened again. */
  lost(error: Error): void;
  /** The last peer left. */
  emptied(): void;
}

/** Opens documents of one kind. */
export interface DocumentKind {
  readonly name: string;
  open(id: string, owner: Owner): Promise<LiveDocument>;
}
