import { describe, expect, it } from "vitest";
import { getMe } from "../generated/operations/users";
import { numbered } from "../testing/client-set-up";
import { json } from "../testing/fake-server";
import { createFakeStreams, established, eventAt, heartbeat } from "../testing/fake-stream";
import { hosts, setUpStream } from "../testing/stream-set-up";

describe("a connection", () => {
  it("goes from connecting to connected when the server confirms it, and to disconnected when closed", async () => {
    const { subscription, open, clock, server } = await setUpStream();
    expect(subscription.status.getState()).toBe("connecting");
    await open();
    expect(subscription.status.getState()).toBe("connected");
    subscription.close();
    await clock.advance(1000);
    expect(subscription.status.getState()).toBe("disconnected");
    expect(server.last().aborted).toBe(true);
    expect(clock.waiting).toBe(0);
  });

  it("requests its streams and starts after the snapshot's cursor", async () => {
    const { server } = await setUpStream({ sessionId: 7, global: true, after: "a b/c" });
    expect(Object.fromEntries(server.last().url.searchParams)).toEqual({
      stream_session_id: "7",
      global: "1",
      after: "a b/c",
    });
    expect(server.last().lastEventId).toBeNull();
  });

  it("sends the embed token, and a new one after a 401", async () => {
    const next = numbered("tok");
    const { server, open, clock, subscription } = await setUpStream({ sessionId: 7 }, { getAccessToken: next });
    await open();
    expect(server.last().authorization).toBe("Bearer tok1");
    server.refuse(({ headers }) =>
      headers.get("Authorization") === "Bearer tok1"
        ? json(401, { detail: "expired", code: "token_invalid" })
        : undefined,
    );
    server.last().cut();
    await clock.advance(2000);
    await open("c1");
    expect(server.last().authorization).toBe("Bearer tok2");
    expect(subscription.status.getState()).toBe("connected");
  });

  it("is shared by all holders of the same session, and stays open through a page change", async () => {
    const { server, client, subscription, clock } = await setUpStream();
    const second = client.events.connect({ sessionId: 7 });
    client.events.connect({ sessionId: 8 });
    await clock.advance(0);
    expect(server.streams).toHaveLength(2);
    subscription.close();
    second.close();
    const third = client.events.connect({ sessionId: 7 });
    await clock.advance(5000);
    expect(server.streams).toHaveLength(2);
    expect(server.streams[0]?.aborted).toBe(false);
    third.close();
    third.close();
    await clock.advance(5000);
    expect(server.streams.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  it("returns whether a session is live, and the least healthy of all statuses", async () => {
    const { client, open, clock } = await setUpStream();
    await open();
    expect([client.events.isLive(7), client.events.isLive(8), client.events.isLive()]).toEqual([true, false, false]);
    expect(client.events.status.getState()).toBe("connected");
    client.events.connect({ sessionId: 8 });
    await clock.advance(0);
    expect(client.events.status.getState()).toBe("connecting");
  });
});

describe("a reconnection", () => {
  it("resumes by Last-Event-ID after the last message received", async () => {
    const { server, open, clock, received } = await setUpStream({ sessionId: 7, after: "c0" });
    await open("c0");
    server.last().send("c1", eventAt(1));
    server.last().send("c2", heartbeat(clock.now()));
    server.last().write('id: c3\ndata: {"type":');
    await clock.advance(0);
    server.last().cut();
    await clock.advance(2000);
    expect(server.last().lastEventId).toBe("c2");
    expect(server.last().url.searchParams.has("after")).toBe(false);
    expect(hosts(received)).toEqual([1]);
  });

  it.each([
    ["the answer ends", "end"],
    ["the line is cut", "cut"],
  ] as const)("after 0.25–2 s when %s", async (_name, how) => {
    const { server, open, clock, subscription } = await setUpStream();
    await open();
    server.last()[how]();
    await clock.advance(249);
    expect(subscription.status.getState()).toBe("error");
    expect(server.streams).toHaveLength(1);
    await clock.advance(251);
    expect(server.streams).toHaveLength(2);
  });

  it("retries after 502 responses, never more than 2 s apart, and starts with a short pause again after a success", async () => {
    const { server, open, clock, subscription } = await setUpStream();
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
    expect(subscription.status.getState()).toBe("connected");
    const before = server.streams.length;
    server.last().cut();
    await clock.advance(375);
    expect(server.streams).toHaveLength(before + 1);
  });

  it("waits as long as `Retry-After` of a 429 requires", async () => {
    const { server, open, clock } = await setUpStream();
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
    const statuses: number[] = [];
    const record = (error: { status: number }) => statuses.push(error.status);
    const { server, open, clock, subscription } = await setUpStream(
      { sessionId: 7 },
      { onUnauthorized: record, onPermissionDenied: record },
    );
    await open();
    server.refuse(() => json(status, { detail: "d", code: "x" }));
    server.last().cut();
    await clock.advance(600_000);
    expect(subscription.status.getState()).toBe("error");
    expect(server.streams).toHaveLength(1);
    expect(statuses).toEqual(status === 404 ? [] : [status]);
    server.refuse(undefined);
    subscription.reconnect();
    await clock.advance(0);
    expect(server.streams).toHaveLength(2);
  });

  it("closes the circuit breaker, so that the current user is requested again", async () => {
    let down = true;
    const { clock, client, open } = await (async () => {
      const streams = createFakeStreams();
      const fetch = (async (request: Request) =>
        request.url.includes("/sse/")
          ? streams.fetch(request)
          : down
            ? json(500, {})
            : json(200, { ok: true })) as typeof globalThis.fetch;
      const made = await setUpStream({ sessionId: 7 }, { fetch });
      return {
        ...made,
        open: async () => {
          streams.last().send("c0", established(made.clock.now()));
          await made.clock.advance(0);
        },
      };
    })();
    for (let failure = 0; failure < 3; failure += 1) await client.call(getMe).catch(() => undefined);
    await expect(client.call(getMe)).rejects.toMatchObject({ kind: "circuit-open" });
    down = false;
    await open();
    expect(await client.call(getMe)).toEqual({ ok: true });
    expect(clock.waiting).toBeGreaterThan(0);
  });
});
