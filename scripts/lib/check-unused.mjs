import path from "node:path";
import { capture } from "./child.mjs";
import { ROOT } from "./paths.mjs";
import { Problem, tail } from "./say.mjs";

/** The kinds of findings, as knip names them, each with the words of its check. */
const KINDS = /** @type {const} */ ({
  files: "every file is reached from an entry point or a test",
  exports: "every export has a user",
  types: "every exported type has a user",
  duplicates: "every export has one name",
});

/**
 * Every file and export against `knip.json`, one check for each kind of finding.
 * @returns {Promise<import("./checks.mjs").Counts & { output: string }>}
 */
export async function checkUnused() {
  const bin = path.join(ROOT, "node_modules", ".bin", "knip");
  const done = await capture(bin, ["--reporter", "json", "--no-progress"], { cwd: ROOT });
  const findings = readFindings(done);
  const failed = Object.entries(KINDS).flatMap(([kind, title]) => {
    const found = findings.filter((each) => each.kind === kind).map(({ file, name }) => `${file} ${name}`.trim());
    return found.length === 0 ? [] : [`${title}: ${found.join(", ")}`];
  });
  return { passed: Object.keys(KINDS).length - failed.length, failed: failed.length, problems: failed, output: "" };
}

/**
 * @param {{ stdout: string, output: string }} done
 * @returns {{ kind: string, file: string, name: string }[]}
 */
function readFindings({ stdout, output }) {
  try {
    const issues = /** @type {Record<string, unknown>[]} */ (JSON.parse(stdout).issues);
    return issues.flatMap((issue) =>
      Object.keys(KINDS).flatMap((kind) => {
        const found = /** @type {({ name: string } | { name: string }[])[]} */ (issue[kind] ?? []).flat();
        return found.map(({ name }) => ({ kind, file: String(issue.file), name: name === issue.file ? "" : name }));
      }),
    );
  } catch {
    throw new Problem("knip did not finish", { detail: tail(output) });
  }
}
