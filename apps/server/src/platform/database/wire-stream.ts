import { Duplex } from "node:stream";
import type { PgliteThread } from "./pglite-thread.ts";

const TYPE_BYTES = 1;
const LENGTH_BYTES = 4;
/** An exchange ends with a simple query (Q) or a sync (S); X ends the connection. */
const ENDS_EXCHANGE = new Set(["S", "Q"]);
/** The wire's form of a simple query. */
function simpleQuery(statement: string): Uint8Array {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeInt32BE(LENGTH_BYTES + statement.length + 1);
  return Buffer.concat([Buffer.from("Q"), length, Buffer.from(`${statement}\0`)]);
}

/**
 * Resets the session for a new connection, so that it does not inherit open transactions and prepared statements: after
 * a failed statement `pg` makes a new connection, to the same session of the embedded database. LISTEN stays.
 */
const RESET = simpleQuery("rollback; deallocate all");

/**
 * A stand-in for the network socket of `pg`: collects the client's bytes into whole exchanges and passes each to the
 * embedded database. So `pg` and Drizzle work on it exactly as on PostgreSQL: types, errors, transactions and NOTIFY
 * included.
 */
export class WireStream extends Duplex {
  private pending: Buffer = Buffer.alloc(0);
  private started = false;
  private readonly thread: PgliteThread;

  constructor(thread: PgliteThread) {
    super();
    this.thread = thread;
  }

  connect(): this {
    queueMicrotask(() => this.emit("connect"));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.pending = this.pending.length === 0 ? chunk : Buffer.concat([this.pending, chunk]);
    this.pump().then(() => done(), done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  private async pump(): Promise<void> {
    if (!this.started && !(await this.startUp())) return;
    const { end, goodbye } = this.wholeExchanges();
    if (end > 0) {
      const answer = await this.thread.exchange(new Uint8Array(this.pending.subarray(0, end)));
      this.pending = this.pending.subarray(end);
      this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
    }
    if (goodbye) this.push(null);
  }

  /** The first message has no type byte. */
  private async startUp(): Promise<boolean> {
    if (this.pending.length < LENGTH_BYTES || this.pending.length < this.pending.readInt32BE(0)) return false;
    const length = this.pending.readInt32BE(0);
    const message = this.pending.subarray(0, length);
    this.pending = this.pending.subarray(length);
    this.started = true;
    await this.thread.exchange(new Uint8Array(RESET));
    this.push(Buffer.from(await this.thread.exchange(new Uint8Array(message))));
    return true;
  }

  private wholeExchanges(): { end: number; goodbye: boolean } {
    let end = 0;
    let offset = 0;
    while (offset + TYPE_BYTES + LENGTH_BYTES <= this.pending.length) {
      const next = offset + TYPE_BYTES + this.pending.readInt32BE(offset + TYPE_BYTES);
      if (next > this.pending.length) break;
      const type = String.fromCharCode(this.pending[offset] as number);
      if (type === "X") return { end, goodbye: true };
      offset = next;
      if (ENDS_EXCHANGE.has(type)) end = offset;
    }
    return { end, goodbye: false };
  }
}
