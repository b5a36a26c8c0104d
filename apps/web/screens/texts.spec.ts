import { expect, test } from "@playwright/test";
import { isOf } from "../e2e/support/texts.ts";

test("a placeholder for a count is filled with a number, not with a sentence of the same ending", () => {
  expect(["1 minute", "12 minutes", "1,200 minutes"].filter((text) => !isOf("en", text))).toEqual([]);
  expect(isOf("fr", "1 200 minutes")).toBe(true);
  expect(isOf("en", "Warning three million people in a minute")).toBe(false);
});
