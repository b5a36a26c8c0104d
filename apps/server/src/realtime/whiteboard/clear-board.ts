import { randomUUID } from "node:crypto";
import { BOARD_SUBPROTOCOL } from "@hotseat/collab/scene/messages";
import { ApiError } from "../../contract/errors.ts";
import type { Broadcast } from "../documents/broadcast.ts";
import type { DocumentKind } from "../documents/document.ts";
import type { Documents } from "../documents/documents.ts";
import type { Peer, PeerEvents, PeerPerson } from "../documents/peer.ts";

/**
 * Clears a board through its owner, wherever that is, as a change of this person. Resolves when it is stored. The caller
 * has checked the right. Throws `unavailable` when the board cannot be had, or keeps an element.
 */
export async function clearBoard(
  documents: Documents,
  kind: DocumentKind,
  boardId: string,
  person: PeerPerson,
): Promise<void> {
  const visit = new ClearingVisit(person);
  await documents.join(kind, boardId, visit);
  await visit.done;
}

/** Characters in which a message says whose it is, and whether something in it was refused. */
const START = 400;
const REFUSED = '"refused":[';

/** A peer without a socket that clears the board and leaves. */
class ClearingVisit implements Peer {
  readonly person: PeerPerson;
  readonly subprotocol = BOARD_SUBPROTOCOL;
  readonly standing = { canEdit: false, canClear: true, reason: null };
  readonly bufferedBytes = 0;
  readonly done: Promise<void>;
  private readonly client = randomUUID();
  private events: PeerEvents | null = null;
  private finish: (error: Error | null) => void = () => {};

  constructor(person: PeerPerson) {
    this.person = person;
    this.done = new Promise((resolve, reject) => {
      this.finish = (error) => (error ? reject(error) : resolve());
    });
    // A board that cannot be opened closes the visit before anybody waits for its end.
    this.done.catch(() => {});
  }

  listen(events: PeerEvents): void {
    this.events = events;
    // In the next turn: the document has not finished taking the peer in.
    queueMicrotask(() => {
      events.message(JSON.stringify({ Resume: { client: this.client, seq: 0 } }));
      events.message(JSON.stringify({ Clear: { edit: 1 } }));
    });
  }

  /** A change begins with who made it; a whole board is not read to find that out. */
  send(message: string | Buffer | Broadcast): void {
    const start = Buffer.isBuffer(message) ? message.toString("utf8", 0, START) : message.toString().slice(0, START);
    if (!start.includes(this.client)) return;
    this.finish(start.includes(REFUSED) ? new ApiError("unavailable") : null);
    this.close();
  }

  pause(): void {}

  resume(): void {}

  close(): void {
    this.finish(new ApiError("unavailable"));
    const { events } = this;
    this.events = null;
    events?.left();
  }
}
