import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { codeEntryPoints } from "@hotseat/vite-config/entry-points.ts";
import ts from "typescript";
import { type EntryPointReport, reportEntryPoints } from "./entry-point-report.ts";

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  skipLibCheck: true,
  strict: true,
  noEmit: true,
  types: [],
};

/** The report of a built package as Markdown. */
export function reportPackage(root: string): string {
  const { name } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { name: string };
  const dist = join(root, "dist");
  const entryPoints = Object.keys(codeEntryPoints(root))
    .map((path) => ({ title: importedName(name, path), file: join(dist, `${path}.d.ts`) }))
    .sort((a, b) => (a.title < b.title ? -1 : 1));
  const missing = entryPoints.find(({ file }) => !existsSync(file));
  if (missing) throw new Error(`${name} is not built: ${missing.file} is missing. Build the packages first.`);
  const program = ts.createProgram(
    entryPoints.map(({ file }) => file),
    OPTIONS,
  );
  const report = reportEntryPoints(program, entryPoints, dist);
  const reached = report.reached.length > 0 ? [`## Reached, not exported\n\n${code(report.reached)}`] : [];
  return [`# ${name}`, "Made by tooling/api-report; do not edit.", ...report.entryPoints.map(section), ...reached]
    .join("\n\n")
    .concat("\n");
}

/** `evaluation-panel/index` is imported as `@hotseat/session-widgets/evaluation-panel`. */
function importedName(name: string, path: string): string {
  const subpath = path.replace(/(^|\/)index$/, "");
  return subpath === "" ? name : `${name}/${subpath}`;
}

function section({ title, exported, contract }: EntryPointReport): string {
  const parts = [`## ${title}`];
  if (exported.length > 0) parts.push(code(exported));
  if (contract.length > 0) parts.push(`Of the contract: ${contract.join(", ")}.`);
  return parts.join("\n\n");
}

function code(declarations: readonly string[]): string {
  return `\`\`\`ts\n${declarations.join("\n\n")}\n\`\`\``;
}
