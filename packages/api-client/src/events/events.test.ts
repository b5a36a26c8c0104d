import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createClient, type ClientOptions } from "../client";
import { createFakeClock } from "../testing/fake-clock";
import { createFakeStreams, established, eventAt, heartbeat } from "../testing/fake-stream";
import { json } from "../testing/fake-server";
import type { StreamMessage } from "./event-names";
import type { ConnectOptions } from "./events";

async function setUp(connect: ConnectOptions = { sessionId: 7 }, options: Partial<ClientOptions> = {}) {
  const clock = createFakeClock();
  const server = createFakeStreams();
  const client = createClient({ baseUrl: "http://api.test", fetch: server.fetch, clock, random: () => 0.5, ...options });
  const subscription = client.events.connect(connect);
  const received: StreamMessage[] = [];
  subscription.subscribe((message) => received.push(message));
  await clock.advance(0);
  const open = async (id = "c0") => {
    server.last().send(id, established(clock.now()));
    await clock.advance(0);
  };
  return { clock, server, client, subscription, received, open };
}
const hosts = (messages: readonly StreamMessage[]) => messages.flatMap((message) => (message.type === "host.reassigned" ? [message.data.host_attendee_id] : []));

describe("a connection", () => {
  it("goes from connecting to connected when the server says so, and to disconnected when closed", async () => {
    const { subscription, open, clock, server } = await setUp();
    expect(subscription.status.get()).toBe("connecting");
    await open();
    expect(subscription.status.get()).toBe("connected");
    subscription.close();
    await clock.advance(1000);
    expect(subscription.status.get()).toBe("disconnected");
    expect(server.last().aborted).toBe(true);
    expect(clock.waiting).toBe(0);
  });

  it("names its streams and starts after the snapshot's cursor", async () => {
    const { server } = await setUp({ sessionId: 7, global: true, after: "a b/c" });
    expect(Object.fromEntries(server.last().url.searchParams)).toEqual({ stream_session_id: "7", global: "1", after: "a b/c" });
    expect(server.last().lastEventId).toBeNull();
  });

  it("carries the embed token, a fresh one after a 401", async () => {
    let made = 0;
    const { server, open, clock, subscription } = await setUp({ sessionId: 7 }, { getAccessToken: () => `tok${(made += 1)}` });
    await open();
    expect(server.last().authorization).toBe("Bearer tok1");
    server.refuse(({ headers }) => (headers.get("Authorization") === "Bearer tok1" ? json(401, { detail: "expired", code: "token_invalid" }) : undefined));
    server.last().cut();
    await clock.advance(2000);
    await open("c1");
    expect(server.last().authorization).toBe("Bearer tok2");
    expect(subscription.status.get()).toBe("connected");
  });

  it("is one for all who ask for the same session, and outlives a change of page", async () => {
    const { server, client, subscription, clock } = await setUp();
    const second = client.events.connect({ sessionId: 7 });
    client.events.connect({ sessionId: 8 });
    await clock.advance(0);
    expect(server.streams).toHaveLength(2);
    subscription.close();
    second.close();
    const third = client.events.connect({ sessionId: 7 });
    await clock.advance(5000);
    expect(server.streams).toHaveLength(2);
    third.close();
    third.close();
    await clock.advance(5000);
    expect(server.streams.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  it("tells whether a session is live, and the least healthy of all statuses", async () => {
    const { client, open, clock } = await setUp();
    await open();
    expect([client.events.isLive(7), client.events.isLive(8), client.events.isLive()]).toEqual([true, false, false]);
    expect(client.events.status.get()).toBe("connected");
    client.events.connect({ sessionId: 8 });
    await clock.advance(0);
    expect(client.events.status.get()).toBe("connecting");
  });
});

describe("coming back", () => {
  it("resumes by Last-Event-ID behind the last message received", async () => {
    const { server, open, clock, received } = await setUp({ sessionId: 7, after: "c0" });
    await open("c0");
    server.last().send("c1", eventAt(1));
    server.last().send("c2", heartbeat(clock.now()));
    server.last().write("id: c3\ndata: {\"type\":");
    await clock.advance(0);
    server.last().cut();
    await clock.advance(2000);
    expect(server.last().lastEventId).toBe("c2");
    expect(server.last().url.searchParams.has("after")).toBe(false);
    expect(hosts(received)).toEqual([1]);
  });

  it.each([["the answer ends", "end"], ["the line is cut", "cut"]] as const)("after 0.25–2 s when %s", async (_name, how) => {
    const { server, open, clock, subscription } = await setUp();
    await open();
    server.last()[how]();
    await clock.advance(249);
    expect(subscription.status.get()).toBe("error");
    expect(server.streams).toHaveLength(1);
    await clock.advance(251);
    expect(server.streams).toHaveLength(2);
  });

  it("keeps trying through 502 answers, never more than 2 s apart, and starts short again after a success", async () => {
    const { server, open, clock, subscription } = await setUp();
    await open();
    let refused = 0;
    server.refuse(() => {
      refused += 1;
      return new Response("<h1>502</h1>", { status: 502 });
    });
    server.last().cut();
    await clock.advance(60_000);
    expect(refused).toBeGreaterThanOrEqual(30);
    server.refuse(undefined);
    await clock.advance(2000);
    await open();
    expect(subscription.status.get()).toBe("connected");
    const before = server.streams.length;
    server.last().cut();
    await clock.advance(375);
    expect(server.streams).toHaveLength(before + 1);
  });

  it("waits as long as a 429 asks", async () => {
    const { server, open, clock } = await setUp();
    await open();
    server.refuse(() => json(429, { detail: "Too many requests." }, { "Retry-After": "7" }));
    server.last().cut();
    await clock.advance(500);
    server.refuse(undefined);
    await clock.advance(6400);
    expect(server.streams).toHaveLength(1);
    await clock.advance(700);
    expect(server.streams).toHaveLength(2);
  });

  it.each([401, 403, 404])("stops after a %i and tells the page, until asked to try again", async (status) => {
    const told: number[] = [];
    const tell = (error: { status: number }) => told.push(error.status);
    const { server, open, clock, subscription } = await setUp({ sessionId: 7 }, { onUnauthorized: tell, onPermissionDenied: tell });
    await open();
    server.refuse(() => json(status, { detail: "d", code: "x" }));
    server.last().cut();
    await clock.advance(600_000);
    expect(subscription.status.get()).toBe("error");
    expect(server.streams).toHaveLength(1);
    expect(told).toEqual(status === 404 ? [] : [status]);
    server.refuse(undefined);
    subscription.reconnect();
    await clock.advance(0);
    expect(server.streams).toHaveLength(2);
  });

  it("closes the circuit breaker, so that the current user is asked for again", async () => {
    let down = true;
    const { clock, client, open } = await (async () => {
      const streams = createFakeStreams();
      const fetch = (async (request: Request) => (request.url.includes("/sse/") ? streams.fetch(request) : down ? json(500, {}) : json(200, { ok: true }))) as typeof globalThis.fetch;
      const made = await setUp({ sessionId: 7 }, { fetch });
      return { ...made, open: async () => { streams.last().send("c0", established(made.clock.now())); await made.clock.advance(0); } };
    })();
    for (let failure = 0; failure < 3; failure += 1) await client.call.getMe().catch(() => undefined);
    await expect(client.call.getMe()).rejects.toMatchObject({ kind: "circuit-open" });
    down = false;
    await open();
    expect(await client.call.getMe()).toEqual({ ok: true });
    expect(clock.waiting).toBeGreaterThan(0);
  });
});

describe("a dead line", () => {
  it("is noticed after 35 s of silence, and not before", async () => {
    const { server, open, clock } = await setUp();
    await open();
    await clock.advance(35_000);
    expect(server.last().aborted).toBe(false);
    await clock.advance(6000);
    expect(server.streams).toHaveLength(2);
    expect(server.streams[0]?.aborted).toBe(true);
  });

  it("is not suspected while heartbeats or comments arrive", async () => {
    const { server, open, clock } = await setUp();
    await open();
    for (let beat = 0; beat < 20; beat += 1) {
      await clock.advance(15_000);
      server.last().write(beat % 2 === 0 ? ": ping\n\n" : `id: c${beat}\ndata: ${JSON.stringify(heartbeat(clock.now()))}\n\n`);
    }
    await clock.advance(0);
    expect(server.streams).toHaveLength(1);
  });

  it("is noticed at once after a laptop's sleep of 25 s, although that is less than the limit", async () => {
    const { server, open, clock } = await setUp();
    await open();
    await clock.advance(4000);
    await clock.sleep(25_000);
    await clock.advance(500);
    expect(server.streams).toHaveLength(2);
  });

  it("is not suspected when only the tab's timers were late", async () => {
    const { server, open, clock } = await setUp();
    await open();
    await clock.advance(4000);
    await clock.sleep(12_000);
    server.last().send("c1", heartbeat(clock.now()));
    await clock.sleep(14_000);
    await clock.advance(500);
    expect(server.streams).toHaveLength(1);
  });

  it("is suspected when this machine's clock is set back, and the offset is measured anew", async () => {
    const { server, open, clock, client } = await setUp();
    const serverTime = clock.now();
    await open();
    clock.set(clock.now() - 600_000);
    await clock.advance(5500);
    server.last().send("c1", established(serverTime + 5500));
    await clock.advance(0);
    expect(server.streams).toHaveLength(2);
    expect(Math.abs(client.serverClock.now() - (serverTime + 5500))).toBeLessThanOrEqual(500);
  });
});

describe("messages", () => {
  it("arrive once each, in order, whatever the disconnects: 200 forced ones over 2,000 events", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.record({ upTo: fc.integer({ min: 1, max: 19 }), again: fc.integer({ min: 0, max: 5 }) }), { minLength: 200, maxLength: 200 }), async (cuts) => {
        const { server, clock, received } = await setUp({ sessionId: 7, after: "0" });
        const ledger = Array.from({ length: 2000 }, (_, index) => index + 1);
        let sent = 0;
        for (const { upTo, again } of [...cuts, { upTo: ledger.length, again: 0 }]) {
          const stream = server.last();
          const from = Number(stream.lastEventId ?? stream.url.searchParams.get("after"));
          stream.send(String(from), established(clock.now()));
          // Something may be told twice, as after a crash between sending and moving the cursor.
          for (const seq of ledger.slice(Math.max(0, from - again), from + upTo)) stream.send(String(seq), eventAt(seq));
          sent = Math.max(sent, from + upTo);
          await clock.advance(0);
          stream.cut();
          await clock.advance(2000);
        }
        expect(hosts(received)).toEqual(ledger);
      }),
      { numRuns: 3, seed: 20261121 },
    );
  }, 60_000);

  it("keep the cursor moving past unknown events, broken data and bare ids, without telling anybody", async () => {
    const { server, open, clock, received } = await setUp();
    await open();
    server.last().send("c1", { type: "wholly.unknown", data: {} });
    server.last().write("id: c2\ndata: {nope\n\n");
    server.last().write("id: c3\n\n");
    await clock.advance(0);
    server.last().cut();
    await clock.advance(2000);
    expect(server.last().lastEventId).toBe("c3");
    expect(received.map(({ type }) => type)).toEqual(["connection.established"]);
  });

  it("come under their current name when the server still uses a legacy one", async () => {
    const { server, open, clock, received } = await setUp();
    await open();
    server.last().send("c1", { ...eventAt(1), type: "attendee.joined" });
    await clock.advance(0);
    expect(received[1]?.type).toBe("attendee.update");
  });

  it("reach the others when one listener fails", async () => {
    const logged: string[] = [];
    const { server, open, clock, received, subscription } = await setUp({ sessionId: 7 }, { log: ({ text }) => logged.push(text) });
    subscription.subscribe(() => {
      throw new Error("mine");
    });
    await open();
    server.last().send("c1", eventAt(1));
    await clock.advance(0);
    expect(hosts(received)).toEqual([1]);
    expect(logged.join()).toContain("mine");
  });
});
