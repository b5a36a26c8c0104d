// Builds the packages and writes packages/*/api/<name>.api.md from their declarations; with --check compares what is built.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { check, runChecks } from "../../../scripts/lib/checks.mjs";
import { Problem, report, step, tail } from "../../../scripts/lib/say.mjs";
import { runTurbo } from "../../../scripts/lib/turbo.mjs";
import { reportPackage } from "./package-report.ts";

const PACKAGES = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "..", "packages");

/** Every package that is published. */
function publishedPackages(): string[] {
  return readdirSync(PACKAGES)
    .map((name) => join(PACKAGES, name))
    .filter((root) => existsSync(join(root, "package.json")))
    .filter(
      (root) =>
        (JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { private?: boolean }).private !== true,
    );
}

const reportFile = (root: string) => join(root, "api", `${basename(root)}.api.md`);
const readReport = (root: string) => (existsSync(reportFile(root)) ? readFileSync(reportFile(root), "utf8") : "");

function write(root: string): void {
  mkdirSync(dirname(reportFile(root)), { recursive: true });
  writeFileSync(reportFile(root), reportPackage(root));
}

/** Returns the first different line, for a message; `undefined` when all are equal. */
function firstDifference(before: string, after: string): string | undefined {
  if (before === after) return undefined;
  const [old, fresh] = [before.split("\n"), after.split("\n")];
  const at = fresh.findIndex((line, index) => line !== old[index]);
  return at < 0
    ? `line ${fresh.length + 1}: − ${old[fresh.length]}`
    : `line ${at + 1}: − ${old[at] ?? ""} + ${fresh[at]}`;
}

function compare(root: string): void {
  const difference = firstDifference(readReport(root), reportPackage(root));
  check(difference === undefined, `the public API of ${basename(root)} is as in ${basename(reportFile(root))}`, [
    difference ?? "",
    "Meant? Write the reports with: npm run api-report, and add a changeset.",
  ]);
}

function assertBuilt(root: string): void {
  if (existsSync(join(root, "dist"))) return;
  throw new Problem(`${basename(root)} is not built: npm run api-report builds it, and writes its report`);
}

/** A package that is built of the same sources already is taken from the cache. */
async function build(): Promise<void> {
  await step("Building the packages", async () => {
    const runs = await runTurbo(roots.map((root) => `@hotseat/${basename(root)}#build`));
    const failed = runs.find(({ isRun, exitCode }) => isRun && exitCode !== 0);
    if (failed) throw new Problem(`${failed.id} failed`, { detail: tail(failed.log.join("\n"), 40) });
  });
}

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const roots = publishedPackages().filter((root) => wanted.length === 0 || wanted.includes(basename(root)));
try {
  if (process.argv.includes("--check")) {
    roots.forEach(assertBuilt);
    await runChecks(() => roots.forEach(compare));
  } else {
    await build();
    roots.forEach(write);
  }
} catch (error) {
  process.exitCode = report(error);
}
