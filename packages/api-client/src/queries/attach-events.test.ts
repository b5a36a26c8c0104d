import { describe, expect, it, vi } from "vitest";
import { createClient } from "../client";
import { createFakeClock } from "../testing/fake-clock";
import { createFakeStreams, established, eventAt, heartbeat } from "../testing/fake-stream";
import { cache, ID } from "../testing/query-set-up";
import { evaluation, serverEvent } from "../testing/samples";
import { keysOfScope } from "./apply-event";
import { attachEvents } from "./attach-events";
import { keys } from "./keys";
import { acceptEvaluation } from "./patches";

const eventMeta = serverEvent("evaluation.update").meta;

describe("attachEvents()", () => {
  async function attached(options: { after?: string; global?: boolean } = {}) {
    const clock = createFakeClock();
    const streams = createFakeStreams();
    const queryClient = cache();
    const client = createClient({ baseUrl: "http://api.test", fetch: streams.fetch, clock, random: () => 0.5 });
    const refetched = vi.spyOn(queryClient, "invalidateQueries");
    const attach = () => attachEvents({ client, queryClient, clock, sessionId: ID, ...options });
    const subscription = attach();
    await clock.advance(0);
    const keysRefetched = () => refetched.mock.calls.map(([filters]) => filters?.queryKey);
    return { clock, streams, queryClient, client, subscription, attach, keysRefetched, refetched };
  }

  it("refetches on connecting, because the page may be older than the stream", async () => {
    const { clock, streams, keysRefetched } = await attached();
    streams.last().send("c0", established(clock.now()));
    await clock.advance(50);
    expect(keysRefetched()).toEqual([keys.session(ID)]);
  });

  it("refetches nothing on the first connection after a snapshot, but on the next one", async () => {
    const { clock, streams, keysRefetched } = await attached({ after: "c0", global: true });
    streams.last().send("c0", established(clock.now()));
    await clock.advance(50);
    expect(keysRefetched()).toEqual([]);
    streams.last().cut();
    await clock.advance(2000);
    streams.last().send("c0", established(clock.now()));
    await clock.advance(50);
    expect(keysRefetched()).toEqual(keysOfScope({ global: true }));
  });

  it("refetches on the first connection too when the snapshot is too old for a replay", async () => {
    const { clock, streams, keysRefetched } = await attached({ after: "c0" });
    const { type, data } = established(clock.now()) as { type: string; data: object };
    streams.last().send("c0", { type, data: { ...data, skipped: [`session:${ID}`] } } as never);
    await clock.advance(50);
    expect(keysRefetched()).toEqual([keys.session(ID)]);
  });

  it("combines a replay of 300 events, received by two widgets, into one fetch per list", async () => {
    const { clock, streams, keysRefetched, attach } = await attached({ after: "c0" });
    attach();
    for (let seq = 1; seq <= 300; seq += 1) streams.last().send(`c${seq}`, eventAt(seq));
    await clock.advance(50);
    expect(keysRefetched()).toHaveLength(5);
  });

  it("starts polling when the stream is down for 3 s, for any number of attempts", async () => {
    const { clock, streams, keysRefetched } = await attached({ after: "c0" });
    streams.last().send("c0", established(clock.now()));
    await clock.advance(50);
    streams.refuse(() => new Response("", { status: 502 }));
    streams.last().cut();
    await clock.advance(2900);
    expect(keysRefetched()).toEqual([]);
    await clock.advance(200);
    expect(keysRefetched()).toEqual([keys.session(ID)]);
  });

  it("refetches when it joins a connection that received messages without holders", async () => {
    const { clock, streams, subscription, attach, keysRefetched } = await attached({ after: "c0" });
    streams.last().send("c0", established(clock.now()));
    await clock.advance(50);
    subscription.close();
    streams.last().send("c1", eventAt(1));
    await clock.advance(500);
    attach();
    await clock.advance(50);
    expect(keysRefetched()).toEqual([keys.session(ID)]);
    expect(streams.streams).toHaveLength(1);
  });

  it("refetches nothing when it joins a connection without new messages, or one with other holders", async () => {
    const { clock, streams, subscription, attach, keysRefetched } = await attached({ after: "c0" });
    streams.last().send("c0", established(clock.now()));
    await clock.advance(50);
    subscription.close();
    streams.last().send("c0", heartbeat(clock.now()));
    await clock.advance(500);
    attach();
    attach();
    await clock.advance(50);
    expect(keysRefetched()).toEqual([]);
  });

  it("fetches nothing of the session for one's own save whose response arrives just after its event", async () => {
    const { clock, streams, queryClient, keysRefetched } = await attached({ after: "c0" });
    streams.last().send("c0", established(clock.now()));
    queryClient.setQueryData(keys.pageData(ID), { evaluations: [] });
    streams.last().send("c1", serverEvent("evaluation.update"));
    await clock.advance(20);
    acceptEvaluation(queryClient, evaluation(5, "2026-01-01T10:00:00.000Z"));
    await clock.advance(50);
    // Only the list of all my evaluations is stale.
    expect(keysRefetched()).toEqual([keys.myEvaluations]);
    streams.last().send("c2", { ...serverEvent("evaluation.update"), meta: { ...eventMeta, idempotency_key: "x" } });
    queryClient.setQueryData(keys.pageData(ID), { evaluations: [] });
    await clock.advance(50);
    expect(keysRefetched().slice(1)).toEqual([keys.pageData(ID), keys.sessionDetail(ID), keys.myEvaluations]);
  });

  it("stops when closed", async () => {
    const { clock, subscription, streams, keysRefetched } = await attached();
    subscription.close();
    streams.last().send("c0", established(clock.now()));
    await clock.advance(60_000);
    expect(keysRefetched()).toEqual([]);
    expect(clock.waiting).toBe(0);
  });
});
