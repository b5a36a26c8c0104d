import { expect, test } from "vitest";
import { isCurrent } from "./navbar.types";

test.each([
  ["/home", "/home", true],
  ["/home", "/interviews", true],
  ["/home", "/me/0", false],
  ["/modules-overview", "/modules-overview", true],
  ["/modules-overview", "/module/M2", true],
  ["/modules-overview", "/home", false],
])("the entry of %s on the page %s: current is %s", (href, path, current) => {
  expect(isCurrent(href, path)).toBe(current);
});
