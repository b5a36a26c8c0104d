import { randomUUID } from "node:crypto";
import { WebSocket } from "ws";
import { PAD_SUBPROTOCOL } from "../../packages/collab/src/pad/limits.ts";

/** The code of a socket that the server closes for a message it does not take. */
const REFUSED = 1008;

interface Message {
  readonly Identity?: number;
  readonly History?: { readonly start: number; readonly operations: readonly unknown[] };
  readonly UserCursor?: unknown;
}

/** A client of a pad, of either protocol, which sends whole messages. */
export class PadWriter {
  /** Operations that it has received; -1 before the server has greeted it. */
  revision = -1;
  /** Messages with somebody's cursors that it has received. */
  cursors = 0;
  private edits = 0;
  private readonly socket: WebSocket;
  private readonly isRich: boolean;
  private heard: () => void = () => {};
  private failure: Error | null = null;
  /** Code and reason of the server's close. */
  private closedWith: string | null = null;

  /** Opens a client that the server has greeted. */
  static async open(url: string, isRich: boolean): Promise<PadWriter> {
    const writer = new PadWriter(url, isRich);
    await writer.until(0);
    return writer;
  }

  private constructor(url: string, isRich: boolean) {
    this.isRich = isRich;
    this.socket = new WebSocket(url, isRich ? [PAD_SUBPROTOCOL] : [], { perMessageDeflate: false });
    this.socket.on("open", () => {
      if (isRich) this.send(JSON.stringify({ Resume: { client: randomUUID(), revision: 0 } }));
    });
    this.socket.on("error", (error) => this.fail(error));
    this.socket.on("close", (code, reason) => {
      this.closedWith = `${code} ${reason}`;
      this.fail(new Error(`the socket was closed: ${code} ${reason}`));
    });
    this.socket.on("message", (bytes) => this.receive(JSON.parse((bytes as Buffer).toString()) as Message));
  }

  send(message: string): void {
    this.socket.send(message);
  }

  /** The message of one edit of the text of a revision; operations are JSON. */
  edit(operation: string, revision = this.revision): string {
    this.edits += 1;
    return `{"Edit":{"revision":${revision},"operation":${operation}${this.isRich ? `,"edit":${this.edits}` : ""}}}`;
  }

  /** The message of a list of edits. */
  list(operations: readonly string[], revision = this.revision): string {
    const first = this.edits + 1;
    this.edits += operations.length;
    return `{"Edits":{"revision":${revision},"edit":${first},"edits":[${operations.map((each) => `[0,${each}]`).join()}]}}`;
  }

  /** Resolves when it has received so many operations, and so many messages with cursors. */
  async until(revision: number, cursors = 0): Promise<void> {
    while (this.revision < revision || this.cursors < cursors) {
      if (this.failure) throw this.failure;
      await this.news();
    }
  }

  /** Resolves when the server has closed the socket with 1008 and this reason; rejects for another end, such as a limit before it. */
  async refused(reason: string): Promise<void> {
    while (!this.failure) await this.news();
    if (this.closedWith !== `${REFUSED} ${reason}`) throw this.failure;
  }

  close(): void {
    this.socket.removeAllListeners("close");
    this.socket.close();
  }

  private news(): Promise<void> {
    return new Promise((resolve) => {
      this.heard = resolve;
    });
  }

  private receive({ Identity, History, UserCursor }: Message): void {
    if (Identity !== undefined) this.revision = 0;
    if (History) this.revision = History.start + History.operations.length;
    if (UserCursor) this.cursors += 1;
    this.heard();
  }

  private fail(error: Error): void {
    this.failure = error;
    this.heard();
  }
}
