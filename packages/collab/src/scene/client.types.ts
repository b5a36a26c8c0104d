import type { Clock } from "@hotseat/core/clock";
import type { TextStorage } from "@hotseat/core/storage";
import type { EntryRefusal } from "../entry-refusal.ts";
import type { SceneElement, SceneFile } from "./element.ts";
import type { BoardRefusal, Standing } from "./messages.ts";
import type { KeptEdits } from "./pending-edits.ts";

export type { KeptEdits } from "./pending-edits.ts";

/** An open socket of a board. */
export interface BoardSocket {
  /** Bytes that have not left yet, as a `WebSocket` counts them. */
  readonly bufferedAmount: number;
  send(text: string): void;
  close(): void;
}

export interface BoardSocketListeners {
  onMessage(text: string): void;
  /** Called before `open` rejects, when the server lets no socket open and says why. */
  onRefused(refusal: EntryRefusal): void;
  /** Called once; after it no message comes. */
  onClose(): void;
}

export interface BoardClientPorts {
  /**
   * Opens a socket with the subprotocol `hotseat.board.1`; asked again for each connection, because a ticket is good for one.
   * Resolves once it is open; rejects when it does not open.
   */
  open(listeners: BoardSocketListeners): Promise<BoardSocket>;
  readonly clock: Clock;
  /** A UUID. */
  newId(): string;
  /**
   * Where changes that are not stored yet survive a reload of the page; one tab's own. Its `setItem` throws where a value does not fit:
   * then the strokes are kept without the images.
   */
  readonly storage: TextStorage;
  readonly storageKey: string;
  /** The unsent changes that `stop` of an earlier client of this page returned. Default: those of the storage. */
  readonly kept?: KeptEdits | undefined;
}

/**
 * The connection to the server. `reconnecting` tries again every second; `refused` does not try again: the server ended it twice in
 * a row before the board came.
 */
export type BoardConnection = "connecting" | "connected" | "reconnecting" | "refused";

export interface BoardClientState {
  readonly connection: BoardConnection;
  /** The person's rights; null before the first response. */
  readonly standing: Standing | null;
  /** The board's version at this client; 0 before the first response. */
  readonly seq: number;
  /** Elements that no server has stored yet. */
  readonly unsent: number;
  /**
   * Why the server let the last connection not open, closed it, or did not take a change; null without a reason. `full` while it does not keep an
   * element of this client for want of room, `images_full` while it does not keep the image of one.
   */
  readonly refusal: BoardRefusal | EntryRefusal["code"] | "full" | null;
}

/** The messages from the server; elements and images have passed the gate. */
export interface BoardClientEvents {
  onElements(elements: readonly SceneElement[]): void;
  onFile(file: SceneFile): void;
  /** Called with elements that `unsent` had and that are given up: their images did not fit the storage of the tab. */
  onLost(elements: readonly SceneElement[]): void;
  onState(state: BoardClientState): void;
}

export interface BoardClient {
  readonly state: BoardClientState;
  /** Sends changed elements, now or as soon as the server is there and lets this person edit. Elements that the gate refuses stay here. */
  edit(elements: readonly SceneElement[]): void;
  /** Sends an image; call it before the elements that show it. */
  addFile(file: SceneFile): void;
  /** The states that the server has not stored yet, such as those of the page before a reload. */
  unsent(): { readonly elements: readonly SceneElement[]; readonly files: readonly SceneFile[] };
  /** Tries at once instead of at the next second. */
  retryNow(): void;
  /** Notes that the browser has no network: what is open is given up. */
  offline(): void;
  /** Closes the socket. Returns what is not stored, which stays in the storage too as far as it fits. */
  stop(): KeptEdits;
}
