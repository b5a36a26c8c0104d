import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { backoffMs, jitteredMs, readableWait, waitValues } from "./backoff";

describe("backoffMs", () => {
  it("doubles for each retry, up to the longest wait", () => {
    const waits = [0, 1, 2, 3, 9].map((retry) => backoffMs(retry, { baseMs: 250, maxMs: 1500 }));
    expect(waits).toEqual([250, 500, 1000, 1500, 1500]);
  });
});

describe("jitteredMs", () => {
  it("grows from the shortest to the longest wait with `chance`", () => {
    expect([0, 0.5, 1].map((chance) => jitteredMs(250, 2000, chance))).toEqual([250, 1125, 2000]);
  });

  it("stays between both for any `chance`", () => {
    const wait = fc.integer({ min: 0, max: 60_000 });
    fc.assert(
      fc.property(wait, wait, fc.double({ min: 0, max: 1, noNaN: true }), (shortest, more, chance) => {
        const waited = jitteredMs(shortest, shortest + more, chance);
        expect(waited).toBeGreaterThanOrEqual(shortest);
        expect(waited).toBeLessThanOrEqual(shortest + more);
      }),
    );
  });
});

describe("readableWait", () => {
  it.each([
    [0, 1, "minute"],
    [61, 2, "minute"],
    [5400, 90, "minute"],
    [5401, 2, "hour"],
  ])("%d seconds are rounded up to %d %s", (seconds, value, unit) => {
    expect(readableWait(seconds)).toEqual({ value, unit });
  });
});

test("waitValues() returns the number and the unit that i18next's relativetime formats", () => {
  expect(waitValues(900)).toEqual({ time: 15, formatParams: { time: { range: "minute" } } });
  expect(waitValues(7_200)).toEqual({ time: 2, formatParams: { time: { range: "hour" } } });
});
