import { ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { PEOPLE } from "../../../test/people.ts";
import { addSession } from "../../../test/sessions.ts";
import type { LedgerEvent } from "../../ledger/read-events.ts";
import { sessionStream } from "../../ledger/streams.ts";
import type { NewEvent } from "../../modules/events/server-event.ts";
import type { Database } from "../../platform/database/database.ts";
import { createMetrics } from "../../platform/metrics/metrics.ts";
import { EventHub, MAX_REPLAY } from "./event-hub.ts";
import { StreamClient } from "./stream-client.ts";
import { readVisibility } from "./visibility.ts";

/**
 * Holds back the first prepared statement that is executed after `hold` until it is released: the read of a batch's
 * visibility. Counts all of them.
 */
function gate(database: Database) {
  let reached: () => void = () => {};
  let open: () => void = () => {};
  let held: Promise<void> | null = null;
  let executed = 0;
  const wait = async () => {
    executed += 1;
    const until = held;
    if (!until) return;
    held = null;
    reached();
    await until;
  };
  const db = new Proxy(database.db, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (name !== "select" || typeof value !== "function") return value;
      return (...args: unknown[]) => delayed(value.apply(target, args), wait);
    },
  });
  return {
    database: { ...database, db },
    hold() {
      held = new Promise((resolve) => (open = resolve));
      return new Promise<void>((resolve) => (reached = resolve));
    },
    letGo: () => open(),
    executed: () => executed,
  };
}

/** A query builder whose prepared statement is executed only after `wait`. */
function delayed(builder: object, wait: () => Promise<void>): object {
  return new Proxy(builder, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      if (name === "execute") return (...args: unknown[]) => wait().then(() => value.apply(target, args));
      return (...args: unknown[]) => {
        const next: unknown = value.apply(target, args);
        return typeof next === "object" && next !== null ? delayed(next, wait) : next;
      };
    },
  });
}

/** A connection that keeps the numbers of the events it received. */
function listener(stream: string, cursor: number): { client: StreamClient; sent: number[] } {
  const sent: number[] = [];
  const response = new ServerResponse({ method: "GET" } as never);
  response.write = (text: string) => {
    for (const [, seq] of text.matchAll(/"seq":(\d+)/g)) sent.push(Number(seq));
    return true;
  };
  const credential = { kind: "web", idHash: "" } as const;
  return { client: new StreamClient(response, "amelie", credential, new Map([[stream, cursor]])), sent };
}

describe("the fan-out of events", () => {
  let server: TestServer;
  let hub: EventHub;
  let stream: string;
  let sessionId: number;
  let gated: ReturnType<typeof gate>;
  beforeEach(async () => {
    server = await createTestServer({ handlers: [] });
    sessionId = await addSession(server.deps, [PEOPLE.amelie]);
    stream = sessionStream(sessionId);
    gated = gate(server.deps.database);
    hub = new EventHub({ ...server.deps, database: gated.database }, createMetrics().streams);
    await hub.start();
  });
  afterEach(async () => {
    await hub.stop();
    await server.close();
  });

  const tell = async (attendee: number): Promise<number> => {
    const [event] = await server.deps.database.transaction((tx) =>
      server.deps.ledger.append(tx, [
        {
          stream,
          type: "turn.context.updated",
          actor: null,
          data: { session_id: sessionId, attendee_id: attendee },
        },
      ]),
    );
    return event?.seq ?? 0;
  };

  test("misses nothing for a client that connects while a batch's visibility is read", async () => {
    const early = listener(stream, Number.POSITIVE_INFINITY);
    await hub.attach(early.client, () => "");
    const from = early.client.positions.get(stream) ?? 0;

    const judging = gated.hold();
    const first = await tell(1);
    await judging;
    const late = listener(stream, from);
    await hub.attach(late.client, () => "");
    gated.letGo();
    const second = await tell(2);

    await expect.poll(() => early.sent).toEqual([first, second]);
    await expect.poll(() => late.sent).toEqual([first, second]);
  });

  test("replays 2,000 events; a client further behind is notified and continues at the head", async () => {
    const events: NewEvent[] = Array.from({ length: MAX_REPLAY + 1 }, (_, index) => ({
      stream,
      type: "turn.context.updated",
      actor: null,
      data: { session_id: sessionId, attendee_id: index + 1 },
    }));
    await server.deps.database.transaction((tx) => server.deps.ledger.append(tx, events));
    const skipped: string[][] = [];
    const greet = (streams: readonly string[]): string => {
      skipped.push([...streams]);
      return "";
    };
    const [near, far] = [listener(stream, 1), listener(stream, 0)];
    await hub.attach(near.client, greet);
    await hub.attach(far.client, greet);
    expect(skipped).toEqual([[], [stream]]);
    expect([near.sent.length, far.sent]).toEqual([MAX_REPLAY, []]);
    const next = await tell(1);
    await expect.poll(() => far.sent).toEqual([next]);
  });

  test("reads a person's standing in all sessions of a batch with one query", async () => {
    const others = [await addSession(server.deps, [PEOPLE.ben]), await addSession(server.deps, [PEOPLE.amelie])];
    const about = (session: number): LedgerEvent => ({
      stream: sessionStream(session),
      seq: 1,
      at: new Date(0),
      type: "turn.context.updated",
      actor: null,
      data: { session_id: session },
      visibleTo: { kind: "members" },
    });
    const batch = [sessionId, ...others].map(about);
    const before = gated.executed();
    const visibility = await readVisibility(gated.database.db, batch, ["amelie", "ben"]);
    expect(gated.executed() - before).toBe(1);
    expect(batch.map((event) => ["amelie", "ben"].map((person) => visibility.sees(event, person)))).toEqual([
      [true, false],
      [false, true],
      [true, false],
    ]);
  });
});
