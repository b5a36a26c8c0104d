import { randomBytes } from "node:crypto";

/** Milliseconds until a message that does not come is missed. */
const PATIENCE_MS = 10_000;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

export type Message = Record<string, unknown>;
export type Part = number | string;
export interface Item {
  id: number;
  operation: Part[];
  client?: string;
  edit?: number;
  at?: number;
}

/** Six random letters and digits. */
export function newDocumentId(): string {
  return [...randomBytes(6)].map((byte) => LETTERS[byte % LETTERS.length]).join("");
}

/** Where a server's documents are. */
export class Target {
  readonly base: string;
  constructor(base: string) {
    this.base = base.endsWith("/") ? base : `${base}/`;
  }

  socketUrl(id: string): string {
    const url = new URL(`api/socket/${id}`, this.base);
    url.protocol = url.protocol.replace("http", "ws");
    return url.href;
  }

  get(path: string): Promise<Response> {
    return fetch(new URL(path, this.base));
  }

  async text(id: string): Promise<string> {
    return (await this.get(`api/text/${id}`)).text();
  }
}

/** A socket to a document. Messages wait until they are taken. */
export class Wire {
  readonly selected: string;
  private readonly socket: WebSocket;
  private readonly waiting: Message[] = [];
  private readonly ended: Promise<{ code: number; reason: string }>;
  private wake = () => {};
  private isEnded = false;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    this.selected = socket.protocol;
    this.ended = new Promise((resolve) => {
      socket.onclose = ({ code, reason }) => {
        this.isEnded = true;
        resolve({ code, reason });
        this.wake();
      };
    });
  }

  static open(url: string, protocols: string[] = []): Promise<Wire> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(url, protocols);
      const early: string[] = [];
      socket.onmessage = ({ data }) => early.push(String(data));
      socket.onerror = () => reject(new Error(`no socket at ${url}`));
      socket.onopen = () => {
        const wire = new Wire(socket);
        socket.onmessage = ({ data }) => wire.take(String(data));
        for (const text of early) wire.take(text);
        resolve(wire);
      };
    });
  }

  send(message: Message): void {
    this.socket.send(JSON.stringify(message));
  }

  sendRaw(data: string | Uint8Array<ArrayBuffer>): void {
    this.socket.send(data);
  }

  edit(revision: number, ...operation: Part[]): void {
    this.send({ Edit: { revision, operation } });
  }

  /** The next message, whatever it is. */
  async next(): Promise<Message> {
    const missed = AbortSignal.timeout(PATIENCE_MS);
    while (this.waiting.length === 0) {
      if (this.isEnded) throw new Error("the socket was closed");
      await new Promise<void>((resolve, reject) => {
        this.wake = resolve;
        missed.addEventListener("abort", () => reject(new Error("no message came")), { once: true });
      });
    }
    return this.waiting.shift() as Message;
  }

  /** The content of the next message with that tag; messages before it are left out. */
  async nextOf<Content>(tag: string): Promise<Content> {
    for (;;) {
      const message = await this.next();
      if (tag in message) return message[tag] as Content;
    }
  }

  /** Every message until the one for which `is` holds, that one included. */
  async until(is: (message: Message) => boolean): Promise<Message[]> {
    const all: Message[] = [];
    do all.push(await this.next());
    while (!is(all.at(-1) as Message));
    return all;
  }

  /** Sends an edit and takes it back from the history. */
  async edited(revision: number, ...operation: Part[]): Promise<Item> {
    this.edit(revision, ...operation);
    return (await this.operations(1))[0];
  }

  /** Operations of the history until there are `count` more. */
  async operations(count: number): Promise<Item[]> {
    const items: Item[] = [];
    while (items.length < count) {
      const history = await this.nextOf<{ start: number; operations: Item[] }>("History");
      items.push(...history.operations);
    }
    return items;
  }

  /** How the server closed it. */
  async closed(): Promise<{ code: number; reason: string }> {
    const missed = AbortSignal.timeout(PATIENCE_MS);
    const late = new Promise<never>((_resolve, reject) => {
      missed.addEventListener("abort", () => reject(new Error("the socket was not closed")), { once: true });
    });
    return Promise.race([this.ended, late]);
  }

  /** Closes it and waits for the end. */
  async leave(): Promise<void> {
    this.socket.close();
    await this.ended;
  }

  private take(text: string): void {
    this.waiting.push(JSON.parse(text) as Message);
    this.wake();
  }
}
