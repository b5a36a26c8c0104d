import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { takeLock } from "./lock.mjs";
import { identify, isAlive } from "./process-identity.mjs";

/** @type {string} */
let dir;
/** @type {string} */
let file;

beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), "hotseat-lock-"));
  file = path.join(dir, "lock");
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

it("refuses a second owner while the first one lives", async () => {
  const lock = await takeLock(file, "the folder");
  await expect(takeLock(file, "the folder")).rejects.toThrow(`in use by another launcher (process ${process.pid})`);
  lock.release();
  expect(existsSync(file)).toBe(false);
});

it("takes over the lock of a dead process", async () => {
  writeFileSync(file, JSON.stringify({ owner: { pid: 999_999_999, identity: "999999999 1 boot" }, children: {} }));
  const lock = await takeLock(file, "the folder");
  expect(JSON.parse(readFileSync(file, "utf8")).owner.pid).toBe(process.pid);
  lock.release();
});

it("takes over when another process got the dead one's number", async () => {
  writeFileSync(
    file,
    JSON.stringify({ owner: { pid: process.pid, identity: `${process.pid} 1 earlier-boot` }, children: {} }),
  );
  (await takeLock(file, "the folder")).release();
});

it("takes over a lock that is not readable", async () => {
  writeFileSync(file, "{");
  (await takeLock(file, "the folder")).release();
});

it("ends what the dead owner had left running", async () => {
  const orphan = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
  const gone = new Promise((resolve) => orphan.once("exit", resolve));
  const seen = identify(orphan.pid ?? 0);
  expect(isAlive(seen)).toBe(true);
  const dead = { owner: { pid: 999_999_999, identity: "x" }, children: { "the server": seen } };
  writeFileSync(file, JSON.stringify(dead));
  (await takeLock(file, "the folder")).release();
  await gone;
  expect(isAlive(seen)).toBe(false);
});
