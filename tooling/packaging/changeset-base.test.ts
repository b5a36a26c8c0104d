import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { changesetBase } from "./changeset-base.ts";

let folder = "";
const git = (cwd: string, ...args: string[]) => {
  const identity = ["-c", "user.name=Test", "-c", "user.email=test@hotseat.example"];
  const { status, stderr } = spawnSync("git", [...identity, ...args], { cwd, encoding: "utf8" });
  expect(status, stderr).toBe(0);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "hotseat-branch-"));
  git(folder, "init", "--quiet", "--initial-branch=main", "origin");
  git(path.join(folder, "origin"), "commit", "--quiet", "--allow-empty", "--message=first");
  git(path.join(folder, "origin"), "branch", "other");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const cloned = (...args: string[]) => {
  git(folder, "clone", "--quiet", ...args, "origin", "clone");
  return path.join(folder, "clone");
};

it("changesetBase in a clone of the main branch leaves the comparison with main", () => {
  expect(changesetBase(cloned())).toEqual([]);
});

it("changesetBase in a clone of another branch compares with the commit itself", () => {
  expect(changesetBase(cloned("--branch", "other"))).toEqual(["--since", "HEAD"]);
});
