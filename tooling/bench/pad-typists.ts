import type { Ot, WireOperation } from "../../packages/collab/src/ot/index.ts";

interface Item {
  id: number;
  operation: WireOperation;
}

/** A client of the plain protocol that inserts a letter at the start, one edit on its way. */
export class Typist {
  /** Milliseconds from sending an edit to its receipt by another client. */
  readonly delays: number[] = [];
  acknowledged = 0;
  revision = 0;
  private length = 0;
  private id = -1;
  private sentAt: number[] = [];
  private isWaiting = false;
  private readonly socket: WebSocket;
  /** Told each edit of this client when another one receives it. */
  private readonly watchers = new Map<number, (count: number) => void>();
  private readonly ready: Promise<void>;
  onAcknowledged = () => {};

  constructor(url: string) {
    this.socket = new WebSocket(url);
    this.ready = new Promise((resolve, reject) => {
      this.socket.onerror = () => reject(new Error(`no socket at ${url}`));
      this.socket.onmessage = ({ data }) => {
        const message = JSON.parse(String(data)) as { Identity?: number; History?: { operations: Item[] } };
        if (message.Identity !== undefined) {
          this.id = message.Identity;
          resolve();
        }
        if (message.History) this.receive(message.History.operations);
      };
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
    for (const [index, typist] of all.entries()) all[(index + 1) % count].watch(typist);
    return all;
  }

  /** Inserts a letter unless an edit is on its way. */
  type(): void {
    if (this.isWaiting) return;
    this.isWaiting = true;
    this.sentAt.push(performance.now());
    this.socket.send(
      JSON.stringify({
        Edit: { revision: this.revision, operation: ["x", this.length].slice(0, this.length ? 2 : 1) },
      }),
    );
  }

  close(): void {
    this.socket.close();
  }

  private watch(other: Typist): void {
    let seen = 0;
    this.watchers.set(other.id, () => {
      const sent = other.sentAt[seen];
      seen += 1;
      if (sent !== undefined) other.delays.push(performance.now() - sent);
    });
  }

  private receive(items: readonly Item[]): void {
    let isMine = false;
    for (const { id, operation } of items) {
      this.revision += 1;
      this.length = operation.reduce<number>(
        (sum, part) => sum + (typeof part === "string" ? part.length : Math.max(0, part)),
        0,
      );
      this.watchers.get(id)?.(0);
      if (id === this.id) isMine = true;
    }
    if (!isMine) return;
    this.isWaiting = false;
    this.acknowledged += 1;
    this.onAcknowledged();
  }
}

/** Milliseconds until somebody who comes late has the text of `count` operations. */
export function joinLate(ot: Ot, url: string, count: number): Promise<number> {
  const started = performance.now();
  const document = ot.createDocument();
  const socket = new WebSocket(url);
  let seen = 0;
  return new Promise((resolve, reject) => {
    socket.onerror = () => reject(new Error(`no socket at ${url}`));
    socket.onmessage = ({ data }) => {
      const { History } = JSON.parse(String(data)) as { History?: { operations: Item[] } };
      if (!History) return;
      for (const { operation } of History.operations) document.apply(ot.parse(operation));
      seen += History.operations.length;
      if (seen < count) return;
      const text = document.text();
      const took = performance.now() - started;
      document.dispose();
      socket.close();
      if (text.length === 0) reject(new Error("the text is empty"));
      else resolve(took);
    };
  });
}
