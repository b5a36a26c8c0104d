import { describe, expect, it } from "vitest";
import { clampToRange, valueForKey } from "./splitter-rules";

const range = { min: 300, max: 600 };

describe("valueForKey", () => {
  it("moves by a step, by a large step with Shift, and to the ends", () => {
    expect(valueForKey("ArrowRight", false, 400, range)).toBe(416);
    expect(valueForKey("ArrowLeft", true, 400, range)).toBe(336);
    expect(valueForKey("Home", false, 400, range)).toBe(300);
    expect(valueForKey("End", false, 400, range)).toBe(600);
  });

  it("never leaves the range and ignores other keys", () => {
    expect(valueForKey("ArrowLeft", true, 310, range)).toBe(300);
    expect(valueForKey("a", false, 400, range)).toBeNull();
    expect(clampToRange(900, range)).toBe(600);
  });
});
