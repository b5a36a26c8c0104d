import { expect, test } from "vitest";
import { safeNext } from "./next-path.ts";

test.each(["/interviews/12/prejoin?x=1#agenda", "/", "/home"])("leads back to %s", (next) =>
  expect(safeNext(next)).toBe(next),
);

test.each([
  "//evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "/\t/evil.example",
  "/.//evil.example",
  "home",
  "",
  undefined,
])("never leads to %s", (next) => expect(safeNext(next)).toBe("/home"));
