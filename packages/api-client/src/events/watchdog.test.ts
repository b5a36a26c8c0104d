import { describe, expect, it } from "vitest";
import { established, heartbeat } from "../testing/fake-stream";
import { setUpStream } from "../testing/stream-set-up";

describe("the watchdog", () => {
  it("reports a dead connection after 35 s of silence, and not before", async () => {
    const { server, open, clock } = await setUpStream();
    await open();
    await clock.advance(35_000);
    expect(server.last().aborted).toBe(false);
    await clock.advance(6000);
    expect(server.streams).toHaveLength(2);
    expect(server.streams[0]?.aborted).toBe(true);
  });

  it("cancels a request for a stream that has no response after 10 s", async () => {
    const { server, open, clock, subscription } = await setUpStream();
    await open();
    const seen: Request[] = [];
    server.hang((request) => seen.push(request));
    server.last().cut();
    await clock.advance(9000);
    expect(seen).toHaveLength(1);
    server.hang(undefined);
    await clock.advance(4000);
    expect(seen[0]?.signal.aborted).toBe(true);
    await open();
    expect(subscription.status.getState()).toBe("connected");
  });

  it("reports nothing while heartbeats or comments arrive", async () => {
    const { server, open, clock } = await setUpStream();
    await open();
    for (let beat = 0; beat < 20; beat += 1) {
      await clock.advance(15_000);
      server
        .last()
        .write(beat % 2 === 0 ? ": ping\n\n" : `id: c${beat}\ndata: ${JSON.stringify(heartbeat(clock.now()))}\n\n`);
    }
    await clock.advance(0);
    expect(server.streams).toHaveLength(1);
  });

  it("reports a dead connection at once after a laptop's sleep of 25 s, although that is less than the limit", async () => {
    const { server, open, clock } = await setUpStream();
    await open();
    await clock.advance(4000);
    await clock.sleep(25_000);
    await clock.advance(500);
    expect(server.streams).toHaveLength(2);
  });

  it("reports nothing when only the tab's timers were late", async () => {
    const { server, open, clock } = await setUpStream();
    await open();
    await clock.advance(4000);
    await clock.sleep(12_000);
    server.last().send("c1", heartbeat(clock.now()));
    await clock.sleep(14_000);
    await clock.advance(500);
    expect(server.streams).toHaveLength(1);
  });

  it("reports a dead connection when this machine's clock is set back, and the offset is measured again", async () => {
    const { server, open, clock, client } = await setUpStream();
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
