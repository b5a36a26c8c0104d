import type { Deps } from "../../deps.ts";
import { LEDGER_CHANNEL, readHeads } from "../../ledger/postgres-ledger.ts";
import { type LedgerEvent, readEvents } from "../../ledger/read-events.ts";
import type { Metrics } from "../../platform/metrics/metrics.ts";
import type { StreamClient } from "./stream-client.ts";
import { readVisibility } from "./visibility.ts";

/** Milliseconds between two reads of every followed stream, because the hint NOTIFY may be lost. */
const READ_INTERVAL_MS = 1000;
/** The most events of one stream read at a time. */
const PAGE = 200;
/**
 * A client further behind than this in a stream continues at its head and is notified: fetching again is less work for
 * everybody than a replay.
 */
export const MAX_REPLAY = 2000;

interface Followed {
  /** Position of the fan-out; unknown until the first client is added. */
  position: number | null;
  readonly clients: Set<StreamClient>;
}

/** The one reader of the ledger in this process: reads each new event once and sends it to the connections. */
export class EventHub {
  private readonly followed = new Map<string, Followed>();
  private readonly dirty = new Set<string>();
  private reading: Promise<void> | null = null;
  private stopListening: () => Promise<void> = async () => {};
  private cancelTick: () => void = () => {};
  private stopped = false;
  private readonly deps: Pick<Deps, "database" | "clock" | "log">;
  private readonly metrics: Metrics["streams"];

  constructor(deps: Pick<Deps, "database" | "clock" | "log">, metrics: Metrics["streams"]) {
    this.deps = deps;
    this.metrics = metrics;
  }

  async start(): Promise<void> {
    this.stopListening = await this.deps.database.listen(LEDGER_CHANNEL, (payload) =>
      this.wake(payload === "" ? [...this.followed.keys()] : (JSON.parse(payload) as string[])),
    );
    this.tick();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.cancelTick();
    await this.stopListening();
    for (const client of this.clients()) client.close();
    await this.reading;
  }

  /** All connections that have caught up. */
  clients(): Set<StreamClient> {
    return new Set([...this.followed.values()].flatMap(({ clients }) => [...clients]));
  }

  /** Sends the first frame to a new connection, replays from its own positions, then adds it to the fan-out. */
  async attach(client: StreamClient, greeting: (skipped: readonly string[]) => string): Promise<void> {
    // One that was still being opened when the others were closed.
    if (this.stopped) client.close();
    if (!client.isOpen) return;
    for (const stream of client.positions.keys()) this.follow(stream).clients.add(client);
    client.say(greeting(await this.place(client)));
    while (client.isOpen && !this.isUpToDate(client)) {
      const events = await readEvents(this.deps.database.db, client.positions, PAGE);
      if (events.length > 0)
        this.metrics.sent(
          client.take(events, await readVisibility(this.deps.database.db, events, [client.keycloakId])),
        );
      if (!(await client.drained())) return;
    }
    client.live = client.isOpen;
  }

  detach(client: StreamClient): void {
    for (const stream of client.positions.keys()) {
      const entry = this.followed.get(stream);
      entry?.clients.delete(client);
      if (entry?.clients.size === 0) this.followed.delete(stream);
    }
  }

  private follow(stream: string): Followed {
    const entry = this.followed.get(stream) ?? { position: null, clients: new Set() };
    this.followed.set(stream, entry);
    return entry;
  }

  /**
   * Limits positions to the head; where the fan-out has not begun, it begins there. Returns the streams that are not
   * replayed.
   */
  private async place(client: StreamClient): Promise<string[]> {
    const heads = await readHeads(this.deps.database.db, [...client.positions.keys()]);
    const skipped: string[] = [];
    for (const [stream, head] of heads) {
      const known = Math.min(client.positions.get(stream) ?? head, head);
      const isTooFar = head - known > MAX_REPLAY;
      if (isTooFar) skipped.push(stream);
      client.positions.set(stream, isTooFar ? head : known);
      const entry = this.followed.get(stream);
      if (entry) entry.position ??= head;
    }
    return skipped;
  }

  private isUpToDate(client: StreamClient): boolean {
    return [...client.positions].every(([stream, seq]) => seq >= (this.followed.get(stream)?.position ?? 0));
  }

  private tick(): void {
    this.wake([...this.followed.keys()]);
    if (!this.stopped) this.cancelTick = this.deps.clock.after(READ_INTERVAL_MS, () => this.tick());
  }

  private wake(streams: readonly string[]): void {
    if (this.stopped) return;
    for (const stream of streams) if (this.followed.has(stream)) this.dirty.add(stream);
    if (this.dirty.size > 0) this.reading ??= this.read().finally(() => (this.reading = null));
  }

  private async read(): Promise<void> {
    try {
      while (this.dirty.size > 0 && !this.stopped) {
        const after = new Map<string, number>();
        for (const stream of this.dirty) {
          const position = this.followed.get(stream)?.position;
          if (position !== undefined && position !== null) after.set(stream, position);
        }
        this.dirty.clear();
        await this.fanOut(await readEvents(this.deps.database.db, after, PAGE));
      }
    } catch (error) {
      this.deps.log.warn(
        { error: (error as Error).message },
        "The ledger could not be read; trying again in a second.",
      );
    }
  }

  private async fanOut(events: readonly LedgerEvent[]): Promise<void> {
    for (const [stream, fresh] of Map.groupBy(events, (event) => event.stream)) {
      const entry = this.followed.get(stream);
      const last = fresh.at(-1);
      if (!entry || !last) continue;
      const before = entry.position;
      // Moved before the await: a client that connects meanwhile is not in this list and has to read this batch itself.
      entry.position = last.seq;
      const clients = [...entry.clients];
      const people = clients.map(({ keycloakId }) => keycloakId);
      const visibility = await readVisibility(this.deps.database.db, fresh, people).catch((error: unknown) => {
        entry.position = before;
        throw error;
      });
      for (const client of clients) if (client.live) this.metrics.sent(client.take(fresh, visibility));
      this.metrics.lag((this.deps.clock.now().getTime() - last.at.getTime()) / 1000);
      if (fresh.length === PAGE) this.dirty.add(stream);
    }
  }
}
