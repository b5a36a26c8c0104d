import { describe, expect, it } from "vitest";
import { formatClock } from "./format-clock";

describe("formatClock", () => {
  it.each([
    [0, "0:00"],
    [0.2, "0:01"],
    [24, "0:24"],
    [102, "1:42"],
    [4362, "72:42"],
    [-3, "0:00"],
  ])("writes %s seconds as %s", (seconds, text) => {
    expect(formatClock(seconds)).toBe(text);
  });
});
