import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { capture } from "../../scripts/lib/child.mjs";
import { ROOT } from "../../scripts/lib/paths.mjs";
import { commentProblems, titleProblems } from "./comments.ts";

it.each([
  ["/** What a person may do. */", "a.ts:1: begins with a question: What a person may do."],
  ["/**\n * Whose turn it is.\n */", "a.ts:1: begins with a question: Whose turn it is."],
  ["const a = 1;\n// Who asks.", "a.ts:1: begins with a question: Who asks."],
  ["/** The colour of whoever wrote it. */", "a.ts:1: /** The colour of whoever wrote it. */"],
  ["// The document is opened anew.", "a.ts:1: // The document is opened anew."],
  ["/** A button for who leads. */", "a.ts:1: /** A button for who leads. */"],
  ["// Ingrid looks on.", "a.ts:1: // Ingrid looks on."],
  ["// Nobody is told more.", "a.ts:1: // Nobody is told more."],
  ["/** A person outside the scope is answered 403. */", "a.ts:1: /** A person outside the scope is answered 403. */"],
  ["// The server answers at once.", "a.ts:1: // The server answers at once."],
])("commentProblems of %j has its fault", (source, fault) => {
  expect(commentProblems("a.ts", source)).toEqual([fault]);
});

it.each([
  "/** The rights of a person. */",
  "// Nobody knows who asks.",
  'const text = "What now?";',
  "/** Whatever comes. */",
  "/** A score answers a question. */",
])("commentProblems of %j is empty", (source) => {
  expect(commentProblems("a.ts", source)).toEqual([]);
});

it.each([
  ['test("who reads", () => {', "a.test.ts:1: who reads"],
  ['it.each(ROWS)("%s is told", () => {', "a.test.ts:1: %s is told"],
  ['\n])("a call answers with 404", () => {', "a.test.ts:2: a call answers with 404"],
])("titleProblems of %j has its fault", (source, fault) => {
  expect(titleProblems("a.test.ts", source)).toEqual([fault]);
});

it("no comment and no title of the repository begins with a question, has a riddle, or calls a response an answer", async () => {
  const { output } = await capture("git", ["ls-files", "apps", "packages", "scripts", "tooling"], { cwd: ROOT });
  const files = output
    .split("\n")
    .filter((file) => /\.(tsx?|mjs|cjs)$/.test(file) && !/\/generated\/|^tooling\/words\//.test(file));
  expect(files.length).toBeGreaterThan(2000);
  const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");
  expect(files.flatMap((file) => commentProblems(file, read(file)))).toEqual([]);
  const tests = files.filter((file) => /\.(test|spec)\.\w+$/.test(file));
  expect(tests.flatMap((file) => titleProblems(file, read(file)))).toEqual([]);
});
