import type { DocumentKind } from "../documents/document.ts";
import type { Standing } from "../documents/peer.ts";
import type { SocketCaller } from "./socket-callers.ts";
import type { SocketLimits } from "./socket-rate.ts";

/** Rights of a caller at a document. */
export interface Admission {
  readonly standing: Standing;
  /** The name that the others see; null where people choose their own. */
  readonly name: string | null;
  /** The session whose changes change it; null for none. */
  readonly sessionId: number | null;
  /** The document's own id. The address may hold another id, such as a read-only one. */
  readonly documentId: string;
}

/** One kind of document that has sockets. */
export interface SocketKind {
  readonly documents: DocumentKind;
  /** Below the root and below any page's path; with `:id`. */
  readonly url: string;
  /** Those that are spoken; without one of them a socket has the plain protocol, where there is one. */
  readonly subprotocols: readonly string[];
  readonly needsSubprotocol: boolean;
  readonly limits: SocketLimits;
  /** At the upgrade. Throws an ApiError for a person who may not read the document. */
  enter(id: string, caller: SocketCaller): Promise<Admission>;
  /** Throws what `enter` would throw; it creates and counts nothing. */
  checkEntry(id: string, caller: SocketCaller): Promise<unknown>;
  /** Later, for the same caller; it creates and counts nothing. */
  admit(id: string, caller: SocketCaller): Promise<Admission>;
}
