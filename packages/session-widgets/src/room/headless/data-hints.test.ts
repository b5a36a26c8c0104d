import { createManualClock } from "@hotseat/core/testing";
import { describe, expect, it, vi } from "vitest";
import { createHintWatcher } from "./data-hints";

const packet = (body: object) => new TextEncoder().encode(JSON.stringify(body));

function setUp() {
  const clock = createManualClock();
  const refetch = vi.fn();
  const known = { seq: 10 };
  const watcher = createHintWatcher({ sessionId: 12, clock, knownSeq: () => known.seq, refetch });
  return { clock, refetch, known, watcher };
}

describe("a packet of the data channel", () => {
  it("is never applied: a newer one leads to one refetch after 500 ms (LS-4.38, LS-6.6, LS-D4.1)", async () => {
    const { clock, refetch, watcher } = setUp();
    watcher.receive("schedule_ctrl", packet({ sessionId: 12, epoch: 1, seq: 11, op: "pause" }));
    watcher.receive("turn_started", packet({ sessionId: 12, epoch: 1, seq: 12 }));
    await clock.advance(499);
    expect(refetch).not.toHaveBeenCalled();
    await clock.advance(1);
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it("that grants authority grants nothing: the state is fetched, with nothing of the packet (LS-6.6)", async () => {
    const { clock, refetch, watcher } = setUp();
    watcher.receive("authority_grant", packet({ sessionId: 12, epoch: 1, seq: 11, identity: "k4", granted: true }));
    await clock.advance(500);
    expect(refetch.mock.calls).toEqual([[]]);
  });

  it("costs nothing when the event stream brings the change in time", async () => {
    const { clock, refetch, known, watcher } = setUp();
    watcher.receive("schedule_ctrl", packet({ sessionId: 12, epoch: 1, seq: 11 }));
    known.seq = 11;
    await clock.advance(600);
    expect(refetch).not.toHaveBeenCalled();
  });

  it.each([
    ["older", "schedule_ctrl", { sessionId: 12, epoch: 1, seq: 9 }],
    ["older, of a later epoch", "schedule_ctrl", { sessionId: 12, epoch: 2, seq: 9 }],
    ["a request for the state", "session_state_request", { sessionId: 12, epoch: 1, seq: 99 }],
    ["of another session", "schedule_ctrl", { sessionId: 13, epoch: 1, seq: 99 }],
    ["of another topic", "wb", { sessionId: 12, epoch: 1, seq: 99 }],
    ["without a number", "schedule_ctrl", { sessionId: 12, epoch: 1, seq: "99" }],
  ])("is ignored when it is %s (LS-4.38, LS-7.28)", async (_title, topic, body) => {
    const { clock, refetch, watcher } = setUp();
    watcher.receive(topic, packet(body));
    await clock.advance(1_000);
    expect(refetch).not.toHaveBeenCalled();
  });

  it("with a forged seq leads to one refetch, which settles it: the next one costs nothing if its event comes in time", async () => {
    const { clock, refetch, known, watcher } = setUp();
    watcher.receive("schedule_ctrl", packet({ sessionId: 12, epoch: 1, seq: Number.MAX_SAFE_INTEGER }));
    await clock.advance(60_000);
    expect(refetch).toHaveBeenCalledTimes(1);
    watcher.receive("schedule_ctrl", packet({ sessionId: 12, epoch: 1, seq: 11 }));
    known.seq = 11;
    await clock.advance(60_000);
    expect([refetch.mock.calls.length, clock.pending]).toEqual([1, 0]);
  });

  it("sent twenty times a second for a minute leads to a refetch every 5 s at most", async () => {
    const { clock, refetch, watcher } = setUp();
    const at: number[] = [];
    refetch.mockImplementation(() => at.push(clock.now()));
    for (let sent = 0; sent < 1_200; sent += 1) {
      watcher.receive("schedule_ctrl", packet({ sessionId: 12, epoch: 1, seq: 1e12 + sent }));
      await clock.advance(50);
    }
    expect(at).toHaveLength(12);
    expect(Math.min(...at.slice(1).map((time, index) => time - (at[index] ?? 0)))).toBe(5_000);
  });

  it("that tells something new after a refetch is not lost: it is looked at when the 5 s are over", async () => {
    const { clock, refetch, watcher } = setUp();
    watcher.receive("schedule_ctrl", packet({ sessionId: 12, epoch: 1, seq: 11 }));
    await clock.advance(500);
    watcher.receive("schedule_ctrl", packet({ sessionId: 12, epoch: 1, seq: 12 }));
    await clock.advance(4_999);
    expect(refetch).toHaveBeenCalledTimes(1);
    await clock.advance(1);
    expect(refetch).toHaveBeenCalledTimes(2);
  });
});
