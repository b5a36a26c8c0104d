import { PAD_TEXT_MAX } from "@hotseat/collab/pad/messages";
import { expect, it } from "vitest";
import { isTooLong } from "./text-limit";

it("isTooLong: an edit beyond the longest text in code points, only when it adds to the text (TL-P.152)", () => {
  expect(isTooLong(["😀".repeat(PAD_TEXT_MAX)])).toBe(false);
  expect(isTooLong(["😀".repeat(PAD_TEXT_MAX), "a"])).toBe(true);
  expect(isTooLong([PAD_TEXT_MAX, "a"])).toBe(true);
  expect(isTooLong([PAD_TEXT_MAX - 1, "😀", -1])).toBe(false);
  expect(isTooLong([PAD_TEXT_MAX + 5, "a", -1])).toBe(false);
});
