// Writes packages/*/api/<name>.api.md from the built declarations; with --check compares them instead.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
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

/** The first line that differs, for a message; `undefined` when all are the same. */
function firstDifference(before: string, after: string): string | undefined {
  if (before === after) return undefined;
  const [old, fresh] = [before.split("\n"), after.split("\n")];
  const at = fresh.findIndex((line, index) => line !== old[index]);
  return at < 0
    ? `line ${fresh.length + 1}: − ${old[fresh.length]}`
    : `line ${at + 1}: − ${old[at] ?? ""} + ${fresh[at]}`;
}

function check(root: string): boolean {
  const difference = firstDifference(readReport(root), reportPackage(root));
  if (difference === undefined) return true;
  console.error(`${basename(root)}: the public API differs from ${basename(reportFile(root))}, ${difference}`);
  return false;
}

/** Whether a package is built; says what to do when it is not. */
function isBuilt(root: string): boolean {
  if (existsSync(join(root, "dist"))) return true;
  console.error(
    `${basename(root)} is not built: pnpm --recursive --workspace-concurrency=1 --filter "./packages/*" build`,
  );
  return false;
}

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const roots = publishedPackages().filter((root) => wanted.length === 0 || wanted.includes(basename(root)));
if (!roots.map(isBuilt).every(Boolean)) process.exitCode = 1;
else if (process.argv.includes("--check")) {
  const passed = roots.map(check).filter(Boolean).length;
  console.log(`${passed} passed, ${roots.length - passed} failed`);
  if (passed < roots.length) {
    console.error("Meant? Write the reports with: node tooling/api-report/src/main.ts, and add a changeset.");
    process.exitCode = 1;
  }
} else roots.forEach(write);
