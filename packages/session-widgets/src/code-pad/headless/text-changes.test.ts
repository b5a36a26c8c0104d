import { expect, it } from "vitest";
import { caretAfter } from "./text-changes";

it("a caret follows what others insert and delete before it", () => {
  expect(caretAfter([1, "xy", 3], "abcd", 2)).toBe(4);
  expect(caretAfter([-3, 1], "abcd", 2)).toBe(0);
  expect(caretAfter([3, "z", 1], "abcd", 2)).toBe(2);
  expect(caretAfter(["😀", 4], "abcd", 0)).toBe(2);
});
