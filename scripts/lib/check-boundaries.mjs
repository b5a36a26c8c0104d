import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { PLANTED, SCENERY } from "../../tooling/boundaries/planted.ts";
import { capture } from "./child.mjs";
import { ROOT } from "./paths.mjs";
import { countByName, sum } from "./reports.mjs";
import { Problem, tail } from "./say.mjs";

const CONFIG = path.join(ROOT, ".dependency-cruiser.cjs");
const RULES = /** @type {{ name: string }[]} */ (createRequire(import.meta.url)(CONFIG).forbidden);

/** With fewer modules than this, the check read the wrong folder. */
const MODULES_MIN = 50;

/** The tree against every rule, one check each; then every planted import against its rule, one check each. */
export async function checkBoundaries() {
  const tree = await cruise(ROOT);
  if (tree.modules < MODULES_MIN) throw new Problem(`the boundary check saw only ${tree.modules} files`);
  const faults = new Map();
  for (const { rule, from, to } of tree.violations) faults.set(rule, [...(faults.get(rule) ?? []), `${from} → ${to}`]);
  const names = RULES.map(({ name }) => name);
  const counts = sum([countByName(names, faults), await checkPlanted(names)]);
  const output = tree.violations.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`).join("\n");
  return { ...counts, output: tail(output, 60) };
}

/** @param {string[]} names */
async function checkPlanted(names) {
  const dir = mkdtempSync(path.join(os.tmpdir(), "hotseat-boundaries-"));
  try {
    const files = { ...SCENERY, ...Object.fromEntries(PLANTED.map(({ file, line }) => [file, line])) };
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
      writeFileSync(path.join(dir, file), `${text}\n`);
    }
    const { violations } = await cruise(dir);
    const faults = new Map();
    for (const { rule, file, line } of PLANTED) {
      const caught = violations.some((each) => each.rule === rule && each.from === file);
      if (!caught) faults.set(`planted in ${file}`, [`${rule} did not refuse: ${line}`]);
    }
    // A rule's folder for a tool that is not used yet has no planted import.
    const proven = new Set(PLANTED.map(({ rule }) => rule));
    for (const name of names)
      if (!proven.has(name) && !name.startsWith("excalidraw-")) faults.set(name, ["no planted import proves it"]);
    return countByName(
      PLANTED.map(({ file }) => `planted in ${file}`),
      faults,
    );
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** @param {string} cwd */
async function cruise(cwd) {
  const bin = path.join(ROOT, "node_modules", ".bin", "depcruise");
  const done = await capture(bin, ["--config", CONFIG, "--output-type", "json", "apps", "packages"], { cwd });
  try {
    const { modules, summary } = JSON.parse(done.stdout);
    const found = /** @type {{ rule: { name: string }, from: string, to: string }[]} */ (summary.violations);
    const violations = found.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
    return { modules: modules.length, violations };
  } catch {
    throw new Problem("dependency-cruiser did not finish", { detail: tail(done.output) });
  }
}
