import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { hashInputs, isStamped, writeStamp } from "./stamp.mjs";

let dir;
const hash = (options) => hashInputs([dir], { base: dir, ...options });

beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), "hotseat-stamp-"));
  writeFileSync(path.join(dir, "a.ts"), "one");
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

it("changes with a content, a name and a new file", () => {
  const seen = new Set([hash()]);
  writeFileSync(path.join(dir, "a.ts"), "two");
  seen.add(hash());
  renameSync(path.join(dir, "a.ts"), path.join(dir, "b.ts"));
  seen.add(hash());
  writeFileSync(path.join(dir, "c.ts"), "");
  seen.add(hash());
  seen.add(hash({ extra: "another setting" }));
  expect(seen.size).toBe(5);
});

it("stays when a file is only touched, or a result changes", () => {
  const before = hash();
  utimesSync(path.join(dir, "a.ts"), new Date(0), new Date(0));
  mkdirSync(path.join(dir, "dist"));
  writeFileSync(path.join(dir, "dist", "a.js"), "built");
  expect(hash()).toBe(before);
});

it("remembers exactly the stamped value", () => {
  const stamp = path.join(dir, "stamps", "web");
  expect(isStamped(stamp, "x")).toBe(false);
  writeStamp(stamp, "x");
  expect(isStamped(stamp, "x")).toBe(true);
  expect(isStamped(stamp, "y")).toBe(false);
});
