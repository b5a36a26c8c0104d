import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { capture } from "../../scripts/lib/child.mjs";
import { ROOT } from "../../scripts/lib/paths.mjs";

// Test files share the modules of a worker, so that a module that one of them replaces stays replaced for another.
const REPLACES = /\bvi\.(?:doM|m)ock\(/;

it("a test that replaces a module is reported", () => {
  expect('vi.mock("./clock.ts", () => ({}));').toMatch(REPLACES);
  expect('vi.doMock("./clock.ts");').toMatch(REPLACES);
});

it("no test replaces a module", async () => {
  const { output } = await capture("git", ["ls-files", "apps", "packages", "tooling"], { cwd: ROOT });
  const files = output.split("\n").filter((file) => /\.test\.m?[jt]sx?$/.test(file));
  expect(files.length).toBeGreaterThan(500);
  const replacing = files.filter((file) => REPLACES.test(readFileSync(path.join(ROOT, file), "utf8")));
  expect(replacing).toEqual(["tooling/boundaries/module-mocks.test.ts"]);
});
