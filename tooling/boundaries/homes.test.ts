import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { capture } from "../../scripts/lib/child.mjs";
import { ROOT } from "../../scripts/lib/paths.mjs";
import { contractUnions, unionCopiesIn } from "./contract-unions.ts";
import { copiesIn, HOMES, type Home, SERVER_HOMES } from "./homes.ts";

const NO_PRODUCT = /\.(test|stories|fixtures)\.|\/(testing|generated|bench)\//;

const ALL = [...HOMES, ...SERVER_HOMES];

it.each(ALL)("a copy of $concept outside $home is reported", (one) => {
  const reported = copiesIn("a/planted.ts", one.copy, [one]);
  expect(reported).toEqual([`a/planted.ts: ${one.concept} has its home in ${one.home}`]);
});

it.each(HOMES)("a copy of $concept has the shape of no other concept of clients", ({ concept, copy }) => {
  expect(copiesIn("a/planted.ts", copy)).toEqual([expect.stringContaining(concept)]);
});

it.each(ALL)("the home of $concept, $home, has it", ({ home, shape }) => {
  expect(readFileSync(path.join(ROOT, home), "utf8")).toMatch(shape);
});

type Search = (file: string, text: string) => string[];

/** Returns the copies in the product's files below some paths of the repository, and how many files these are. */
async function searched(paths: readonly string[], search: Search) {
  const { output } = await capture("git", ["ls-files", ...paths], { cwd: ROOT });
  const files = output.split("\n").filter((file) => /\/src\/.*\.tsx?$/.test(file) && !NO_PRODUCT.test(file));
  const copies = files.flatMap((file) => search(file, readFileSync(path.join(ROOT, file), "utf8")));
  return { count: files.length, copies };
}
const ofHomes =
  (homes: readonly Home[]): Search =>
  (file, text) =>
    copiesIn(file, text, homes);
const CLIENTS = ["packages/*.ts", "packages/*.tsx", "apps/web/src"];

it("no file of the packages and the web app has a copy of a concept with a home", async () => {
  const { count, copies } = await searched(CLIENTS, ofHomes(HOMES));
  expect(count).toBeGreaterThan(1000);
  expect(copies).toEqual([]);
});

it("no file of the server has a copy of a concept with a home there", async () => {
  const { count, copies } = await searched(["apps/server/src"], ofHomes(SERVER_HOMES));
  expect(count).toBeGreaterThan(500);
  expect(copies).toEqual([]);
});

const unions = contractUnions(readFileSync(path.join(ROOT, "packages/api-client/src/generated/types.gen.ts"), "utf8"));

it("values of a union of the contract in another order and on several lines are reported", () => {
  const copy = 'interface Setting {\n  mode:\n    | "FREE"\n    | "GUIDED";\n}';
  expect(unionCopiesIn("a/planted.ts", copy, unions)).toEqual([
    "a/planted.ts: FlowMode is exported by @hotseat/api-client/types",
  ]);
});

it("values of a field of the contract are reported, and two values by chance are not", () => {
  const copy = 'interface Mail { status: "waiting" | "sent" | "given_up"; part: "html" | "text" }';
  expect(unionCopiesIn("a/planted.ts", copy, unions)).toEqual([
    "a/planted.ts: status of OutboxMail is exported by @hotseat/api-client/types",
  ]);
});

it("no file of the packages and the web app repeats the values of a union of the contract", async () => {
  expect(unions.size).toBeGreaterThan(30);
  // A protocol of collab is below the contract, which imports it.
  const search: Search = (file, text) => (file.startsWith("packages/collab/") ? [] : unionCopiesIn(file, text, unions));
  const { copies } = await searched(CLIENTS, search);
  expect(copies).toEqual([]);
});
