import { describe, expect, test } from "vitest";
import { manualClock } from "../../../test/manual-clock.ts";
import { SocketRate } from "./socket-rate.ts";

const LIMITS = { messageBytes: 2_000_000, messagesPerSec: 2_000, bytesPerSec: 1_000_000, burstBytes: 2_000_000 };

function setUp() {
  const clock = manualClock();
  const rate = new SocketRate(clock, LIMITS);
  /** The number of messages of this size that are let through, one after the other, up to so many. */
  const passed = (size: number, most: number): number => {
    let count = 0;
    while (count < most && rate.take(size)) count += 1;
    return count;
  };
  return { clock, passed };
}

describe("a socket's messages", () => {
  test("2,000 messages pass at once, and 2,000 more after a second (TL-P.65)", () => {
    const { clock, passed } = setUp();
    expect(passed(1, 2_000)).toBe(2_000);
    clock.advance(1_000);
    expect(passed(1, 3_000)).toBe(2_000);
  });

  test("a whole document passes after a pause, and then 1 MB a second (TL-P.65)", () => {
    const { clock, passed } = setUp();
    expect(passed(LIMITS.burstBytes, 1)).toBe(1);
    clock.advance(1_000);
    expect(passed(100_000, 20)).toBe(10);
  });
});
