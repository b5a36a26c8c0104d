import { describe, expect, it } from "vitest";
import { bandOf, SCORES, scorePercent } from "./band";

describe("the colour band of a score", () => {
  it("is red up to 2, yellow for 3 and 4, green for 5 and 6 (LS-9.2)", () => {
    expect(SCORES.map(bandOf)).toEqual(["low", "low", "middle", "middle", "high", "high"]);
  });

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
