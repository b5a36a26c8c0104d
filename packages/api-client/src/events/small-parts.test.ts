import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createFakeClock } from "../testing/fake-clock";
import { createDuplicateMemory } from "./duplicate-memory";
import { currentEventName, LEGACY_EVENT_NAMES } from "./event-names";
import { reconnectDelayMs, retryAfterMs } from "./reconnect-delay";
import { createSseParser, type SseBlock } from "./sse-parser";

const parseAll = (pieces: readonly string[]) => {
  const blocks: SseBlock[] = [];
  const parse = createSseParser((block) => blocks.push(block));
  for (const piece of pieces) parse(piece);
  return blocks;
};

describe("the stream parser", () => {
  const text =
    ": hello\r\n\r\nid: 1\ndata: a\ndata: b\n\nevent: x\ndata:c\r\n\r\nid: 2\rdata: d\r\rid: 3\r\ndata: e\r\ndata: f\r\n\r\nretry: 5\n\nid\ndata\n\n";
  it("reads fields, comments and every line ending", () => {
    expect(parseAll([text])).toEqual([
      { id: "1", data: "a\nb" },
      { id: "1", data: "c" },
      { id: "2", data: "d" },
      { id: "3", data: "e\nf" },
      { id: "", data: "" },
    ]);
  });
  it("returns the same messages for any split of the bytes", () => {
    const whole = parseAll([text]);
    fc.assert(
      fc.property(fc.array(fc.nat(text.length), { maxLength: 12 }), (cuts) => {
        const edges = [0, ...cuts.sort((a, b) => a - b), text.length];
        expect(parseAll(edges.slice(1).map((edge, index) => text.slice(edges[index], edge)))).toEqual(whole);
      }),
    );
  });
  it("holds an unfinished block back", () => {
    expect(parseAll(["id: 1\ndata: a\n"])).toEqual([]);
  });
});

describe("the duplicate memory", () => {
  it("remembers 600 keys for 10 minutes", async () => {
    const clock = createFakeClock();
    const isRepeat = createDuplicateMemory(clock);
    for (let key = 0; key < 600; key += 1) expect(isRepeat(String(key))).toBe(false);
    expect(isRepeat("0")).toBe(true);
    expect(isRepeat("600")).toBe(false);
    expect(isRepeat("0")).toBe(false);
    await clock.advance(10 * 60_000);
    expect(isRepeat("599")).toBe(true);
    await clock.advance(1);
    expect(isRepeat("599")).toBe(false);
  });
});

describe("pauses before reconnecting", () => {
  it("lie between 250 ms and 2 s and grow", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (attempt, random) => {
          const delay = reconnectDelayMs(attempt, () => random);
          expect(delay).toBeGreaterThanOrEqual(250);
          expect(delay).toBeLessThanOrEqual(2000);
          expect(reconnectDelayMs(attempt + 1, () => random)).toBeGreaterThanOrEqual(delay);
        },
      ),
    );
    expect([1, 2, 3, 4].map((attempt) => reconnectDelayMs(attempt, () => 1))).toEqual([500, 1000, 2000, 2000]);
  });
  it("follow Retry-After up to a minute, and ignore invalid values", () => {
    expect([null, "3", "9999", "-1", "soon"].map(retryAfterMs)).toEqual([0, 3000, 60_000, 0, 0]);
  });
});

describe("event names", () => {
  it("map every legacy name to a current one and ignore unknown ones (LS-7.31, LS-D7.1)", () => {
    const written = {
      "session.update": "session.state.update",
      "session.started": "session.state.update",
      "session.status.changed": "session.state.update",
      "attendee.joined": "attendee.update",
      "attendee.left": "attendee.update",
      "evaluation.saved": "evaluation.update",
      "turn.ended": "turn.completed",
      "turn.updated": "turn.context.updated",
    };
    for (const [legacy, current] of Object.entries(written)) expect(currentEventName(legacy)).toBe(current);
    for (const [legacy, current] of Object.entries(LEGACY_EVENT_NAMES)) {
      expect(currentEventName(legacy)).toBe(current);
      expect(currentEventName(current)).toBe(current);
    }
    expect(["toString", "nope", ""].map(currentEventName)).toEqual([undefined, undefined, undefined]);
  });
});
