import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { established, eventAt } from "../testing/fake-stream";
import { hosts, setUpStream } from "../testing/stream-set-up";

describe("messages", () => {
  it("are delivered once each, in order, across 200 forced disconnects and 2,000 events", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ upTo: fc.integer({ min: 1, max: 19 }), again: fc.integer({ min: 0, max: 5 }) }), {
          minLength: 200,
          maxLength: 200,
        }),
        async (cuts) => {
          const { server, clock, received } = await setUpStream({ sessionId: 7, after: "0" });
          const ledger = Array.from({ length: 2000 }, (_, index) => index + 1);
          let sent = 0;
          for (const { upTo, again } of [...cuts, { upTo: ledger.length, again: 0 }]) {
            const stream = server.last();
            const from = Number(stream.lastEventId ?? stream.url.searchParams.get("after"));
            stream.send(String(from), established(clock.now()));
            // A message may arrive twice, as after a crash between sending and moving the cursor.
            for (const seq of ledger.slice(Math.max(0, from - again), from + upTo))
              stream.send(String(seq), eventAt(seq));
            sent = Math.max(sent, from + upTo);
            await clock.advance(0);
            stream.cut();
            await clock.advance(2000);
          }
          expect(hosts(received)).toEqual(ledger);
        },
      ),
      { numRuns: 3, seed: 20261121 },
    );
  }, 60_000);

  it("move the cursor past unknown events, broken data and bare ids, without calling a listener", async () => {
    const { server, open, clock, received } = await setUpStream();
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

  it("have their current name when the server still sends a legacy one", async () => {
    const { server, open, clock, received } = await setUpStream();
    await open();
    server.last().send("c1", { ...eventAt(1), type: "attendee.joined" });
    await clock.advance(0);
    expect(received[1]?.type).toBe("attendee.update");
  });

  it("reach the other listeners when one listener throws", async () => {
    const logged: string[] = [];
    const { server, open, clock, received, subscription } = await setUpStream(
      { sessionId: 7 },
      { log: ({ text }) => logged.push(text) },
    );
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
