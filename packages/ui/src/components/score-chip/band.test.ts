import { describe, expect, it } from "vitest";
import { bandOf, scorePercent } from "./band";

describe("bandOf", () => {
  it.each([
    [1, "low"],
    [2, "low"],
    [2.49, "low"],
    [2.5, "middle"],
    [4.4, "middle"],
    [4.5, "high"],
    [6, "high"],
  ] as const)("puts %s into %s", (score, band) => {
    expect(bandOf(score)).toBe(band);
  });
});

describe("scorePercent", () => {
  it("spans the whole scale", () => {
    expect([scorePercent(1), scorePercent(3.5), scorePercent(6)]).toEqual([0, 50, 100]);
  });
});
