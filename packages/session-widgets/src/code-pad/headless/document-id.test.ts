import { expect, test } from "vitest";
import { isReadOnlyId } from "./document-id";

test.each([
  ["the server's id for reading", `r-${"aB3_-".repeat(9)}`, true],
  ["an id that begins alike", "r-1Xp9a", false],
  ["an id for writing", "k3Xp9a", false],
])("isReadOnlyId of %s", (_what, id, expected) => {
  expect(isReadOnlyId(id)).toBe(expected);
});
