import { WebSocket } from "ws";
import type { Ot, WireOperation } from "../../packages/collab/src/ot/index.ts";
import { BareSocket } from "./bare-socket.ts";

interface Message {
  readonly Identity?: number;
  readonly History?: { readonly operations: readonly { readonly id: number; readonly operation: WireOperation }[] };
}

/** Members of a message that a client of this bench needs. */
interface Read {
  readonly identity: number | null;
  readonly authors: ReadonlySet<number>;
  readonly operations: number;
  /** Code points after the last operation. */
  readonly length: number;
}

let lastBytes: Buffer = Buffer.alloc(0);
let last: Read | null = null;

/** Reads a message. All clients of this process get the same bytes of an edit, so each is parsed once: the server is measured, not JSON. */
function read(bytes: Buffer): Read {
  if (last && bytes.equals(lastBytes)) return last;
  const { Identity, History } = JSON.parse(bytes.toString()) as Message;
  const operations = History?.operations ?? [];
  lastBytes = Buffer.from(bytes);
  last = {
    identity: Identity ?? null,
    authors: new Set(operations.map(({ id }) => id)),
    operations: operations.length,
    length: lengthAfter(operations.at(-1)?.operation ?? []),
  };
  return last;
}

const lengthAfter = (operation: WireOperation): number =>
  operation.reduce<number>((sum, part) => sum + (typeof part === "string" ? part.length : Math.max(0, part)), 0);

const open = (url: string): WebSocket => new WebSocket(url, { perMessageDeflate: false, skipUTF8Validation: true });

/** A client of the plain protocol that inserts a letter at the start, one edit on its way. */
export class Typist {
  /** Milliseconds from typing an edit to its receipt by another client. */
  readonly delays: number[] = [];
  acknowledged = 0;
  revision = 0;
  onAcknowledged = () => {};
  /** The server has closed the socket. */
  onClosed = (_error: Error) => {};
  private length = 0;
  private id = -1;
  private typedAt = 0;
  /** When the next edit was typed, which waits for the one on its way. */
  private heldSince: number | null = null;
  private isWaiting = false;
  /** The client whose edits this one times. */
  private watched: Typist | null = null;
  private readonly socket: BareSocket;
  private readonly ready: Promise<void>;

  constructor(url: string) {
    const greeting = Promise.withResolvers<void>();
    this.ready = greeting.promise;
    this.socket = new BareSocket(url, {
      closed: (reason) => {
        const error = new Error(`a typist's socket was closed: ${reason}`);
        greeting.reject(error);
        this.onClosed(error);
      },
      text: (bytes) => {
        const message = read(bytes);
        if (message.identity !== null) {
          this.id = message.identity;
          greeting.resolve();
        } else if (message.operations > 0) this.receive(message);
      },
    });
  }

  /** Opens clients one by one; each watches the one before. */
  static async openAll(url: string, count: number): Promise<Typist[]> {
    const all: Typist[] = [];
    for (let index = 0; index < count; index += 1) {
      const typist = new Typist(url);
      await typist.ready;
      all.push(typist);
    }
    for (const [index, typist] of all.entries()) all[(index + 1) % count].watched = typist;
    return all;
  }

  /** Inserts a letter; while an edit is on its way, after its acknowledgement, and the wait counts. */
  type(at = performance.now()): void {
    if (this.isWaiting) {
      this.heldSince ??= at;
      return;
    }
    this.isWaiting = true;
    this.typedAt = at;
    const operation = this.length > 0 ? `["x",${this.length}]` : '["x"]';
    this.socket.send(`{"Edit":{"revision":${this.revision},"operation":${operation}}}`);
  }

  close(): void {
    this.socket.close();
  }

  private receive({ authors, operations, length }: Read): void {
    this.revision += operations;
    this.length = length;
    if (this.watched && authors.has(this.watched.id))
      this.watched.delays.push(performance.now() - this.watched.typedAt);
    if (!authors.has(this.id)) return;
    this.isWaiting = false;
    this.acknowledged += 1;
    const held = this.heldSince;
    this.heldSince = null;
    if (held !== null) this.type(held);
    this.onAcknowledged();
  }
}

/** Milliseconds until somebody who comes late has the text of `count` operations. */
export function joinLate(ot: Ot, url: string, count: number): Promise<number> {
  const started = performance.now();
  const document = ot.createDocument();
  const socket = open(url);
  let seen = 0;
  return new Promise((resolve, reject) => {
    socket.on("error", reject);
    socket.on("close", (code) => reject(new Error(`the late reader's socket was closed with ${code}`)));
    socket.on("message", (bytes) => {
      const { History } = JSON.parse((bytes as Buffer).toString()) as Message;
      if (!History || seen >= count) return;
      for (const { operation } of History.operations) document.apply(ot.parse(operation));
      seen += History.operations.length;
      if (seen < count) return;
      const text = document.text();
      const took = performance.now() - started;
      document.dispose();
      if (text.length === 0) reject(new Error("the text is empty"));
      else resolve(took);
      socket.close();
    });
  });
}
