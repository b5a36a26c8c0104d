import type { ServerResponse } from "node:http";
import { encodeCursor } from "../../ledger/cursor.ts";
import type { LedgerEvent } from "../../ledger/read-events.ts";
import { frameOf } from "./frames.ts";
import { type Judgement, sessionOfStream } from "./visibility.ts";

/** A connection that leaves this much unread is closed; it resumes where it was. */
const MAX_UNREAD_BYTES = 512 * 1024;

/** What the connection hangs on: when it ends, so does the stream. */
export type Credential =
  | { readonly kind: "web"; readonly idHash: string }
  | { readonly kind: "embed"; readonly token: string };

/** One open connection: where it stands in each of its streams, and what it may see. */
export class StreamClient {
  readonly keycloakId: string;
  readonly credential: Credential;
  /** In the order asked for. */
  readonly positions: Map<string, number>;
  /** Until it has read what it missed, the fan-out passes it by. */
  live = false;
  private readonly response: ServerResponse;
  private readonly confirmed = new Set<number>();
  private stalledSince = 0;

  constructor(response: ServerResponse, keycloakId: string, credential: Credential, positions: Map<string, number>) {
    this.response = response;
    this.keycloakId = keycloakId;
    this.credential = credential;
    this.positions = positions;
  }

  get isOpen(): boolean {
    return !this.response.writableEnded && !this.response.destroyed;
  }

  /** Takes the events of a batch that are new to it; hidden ones only move its position. Answers how many were written. */
  take(events: readonly LedgerEvent[], judgement: Judgement): number {
    let text = "";
    let count = 0;
    for (const event of events) {
      if (event.seq <= (this.positions.get(event.stream) ?? Number.POSITIVE_INFINITY)) continue;
      this.positions.set(event.stream, event.seq);
      if (!judgement.sees(event, this.keycloakId)) continue;
      text += `id: ${encodeCursor(this.positions)}\n${frameOf(event)}`;
      count += 1;
    }
    if (count > 0) this.write(text);
    if (this.hasLostItsPlace(events, judgement)) this.close();
    return count;
  }

  /** A frame outside the ledger; its `id:` moves the cursor past what was hidden. */
  say(frame: string): void {
    this.write(`id: ${encodeCursor(this.positions)}\n${frame}`);
  }

  /** Resolves when what was written has gone out; false when the connection is over. */
  drained(): Promise<boolean> {
    if (!this.isOpen) return Promise.resolve(false);
    if (!this.response.writableNeedDrain) return Promise.resolve(true);
    return new Promise((resolve) => {
      const settle = (): void => {
        this.response.off("drain", settle).off("close", settle);
        resolve(this.isOpen);
      };
      this.response.on("drain", settle).on("close", settle);
    });
  }

  /** Closes a connection nobody has read from since the heartbeat before. */
  closeIfStalled(): void {
    this.stalledSince = this.response.writableNeedDrain ? this.stalledSince + 1 : 0;
    if (this.stalledSince > 1) this.abort();
  }

  noteConfirmed(sessionId: number): void {
    this.confirmed.add(sessionId);
  }

  close(): void {
    if (this.isOpen) this.response.end();
  }

  private abort(): void {
    this.response.destroy();
  }

  private write(text: string): void {
    if (!this.isOpen) return;
    this.response.write(text);
    if (this.live && this.response.writableLength > MAX_UNREAD_BYTES) this.abort();
  }

  /** Somebody removed, or who gave the seat back, hears no more of the session. */
  private hasLostItsPlace(events: readonly LedgerEvent[], judgement: Judgement): boolean {
    for (const stream of new Set(events.map((event) => event.stream))) {
      const session = sessionOfStream(stream);
      if (session === null || !this.positions.has(stream)) continue;
      const { confirmed } = judgement.standing(session, this.keycloakId);
      if (confirmed) this.confirmed.add(session);
      else if (this.confirmed.has(session)) return true;
    }
    return false;
  }
}
