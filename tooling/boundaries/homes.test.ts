import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { capture } from "../../scripts/lib/child.mjs";
import { ROOT } from "../../scripts/lib/paths.mjs";
import { copiesIn, HOMES } from "./homes.ts";

const NO_PRODUCT = /\.(test|stories|fixtures)\.|\/(testing|generated|bench)\//;

it.each(HOMES)("a copy of $concept outside $home is reported", ({ concept, home, copy }) => {
  expect(copiesIn("packages/ui/src/planted.ts", copy)).toEqual([
    `packages/ui/src/planted.ts: ${concept} has its home in ${home}`,
  ]);
});

it.each(HOMES)("the home of $concept, $home, has it", ({ home, shape }) => {
  expect(readFileSync(path.join(ROOT, home), "utf8")).toMatch(shape);
});

it("no file of the packages and the web app has a copy of a concept with a home", async () => {
  const { output } = await capture("git", ["ls-files", "packages/*.ts", "packages/*.tsx", "apps/web/src"], {
    cwd: ROOT,
  });
  const files = output.split("\n").filter((file) => /\/src\/.*\.tsx?$/.test(file) && !NO_PRODUCT.test(file));
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap((file) => copiesIn(file, readFileSync(path.join(ROOT, file), "utf8")))).toEqual([]);
});
