import type { ServerResponse } from "node:http";
import { encodeCursor } from "../../ledger/cursor.ts";
import type { LedgerEvent } from "../../ledger/read-events.ts";
import type { Connection, Credential } from "./connection.ts";
import { connectionFrame, frameOf } from "./frames.ts";
import { type EventVisibility, sessionOfStream } from "./visibility.ts";

/** Bytes; a connection with more unread data is closed and resumes later. */
const MAX_UNREAD_BYTES = 512 * 1024;

/** One open connection: its position in each of its streams, and what it may see. */
export class StreamClient implements Connection {
  readonly keycloakId: string;
  readonly credential: Credential;
  /** In the requested order. */
  readonly positions: Map<string, number>;
  /** While it replays missed events, the fan-out skips it. */
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

  /**
   * Writes the events of a batch that are new to it; hidden ones only move its position. Returns how many were written.
   */
  take(events: readonly LedgerEvent[], visibility: EventVisibility): number {
    let text = "";
    let count = 0;
    for (const event of events) {
      if (event.seq <= (this.positions.get(event.stream) ?? Number.POSITIVE_INFINITY)) continue;
      this.positions.set(event.stream, event.seq);
      if (!visibility.sees(event, this.keycloakId)) continue;
      text += `id: ${encodeCursor(this.positions)}\n${frameOf(event)}`;
      count += 1;
    }
    if (count > 0) this.write(text);
    if (this.hasLostItsPlace(events, visibility)) this.close();
    return count;
  }

  /** A frame outside the ledger; its `id:` moves the cursor past hidden events. */
  say(frame: string): void {
    this.write(`id: ${encodeCursor(this.positions)}\n${frame}`);
  }

  /** Resolves when the written data has gone out; false when the connection is over. */
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

  /** Closes a connection that has read nothing since the last heartbeat; sends the others one. */
  beat(serverTime: string): void {
    this.stalledSince = this.response.writableNeedDrain ? this.stalledSince + 1 : 0;
    if (this.stalledSince > 1) this.abort();
    if (this.live) this.say(connectionFrame("heartbeat", { server_time: serverTime }));
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

  /** Ends the session's stream of a person who was removed or gave the seat back. */
  private hasLostItsPlace(events: readonly LedgerEvent[], visibility: EventVisibility): boolean {
    for (const stream of new Set(events.map((event) => event.stream))) {
      const session = sessionOfStream(stream);
      if (session === null || !this.positions.has(stream)) continue;
      const { confirmed } = visibility.standing(session, this.keycloakId);
      if (confirmed) this.confirmed.add(session);
      else if (this.confirmed.has(session)) return true;
    }
    return false;
  }
}
