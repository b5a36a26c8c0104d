import { describe, expect, it } from "vitest";
import { isFractionalIndex } from "./fractional-index.ts";

describe("isFractionalIndex", () => {
  it.each(["a0", "a1V", "Zz", "b00", "b125", "zzzzzzzzzzzzzzzzzzzzzzzzzzz", `a0${"V".repeat(100)}`])(
    "accepts %s",
    (key) => {
      expect(isFractionalIndex(key)).toBe(true);
    },
  );

  it.each(["", "a", "b0", "zzz", "00", "a00", "a1V0", "a-", "a 0", "é0", `A${"0".repeat(26)}`, `a0${"V".repeat(300)}`])(
    "refuses %j",
    (key) => {
      expect(isFractionalIndex(key)).toBe(false);
    },
  );
});
