import path from "node:path";
import { capture } from "../../scripts/lib/child.mjs";
import { ROOT } from "../../scripts/lib/paths.mjs";

const HERE = path.join(ROOT, "tooling", "packaging");
const bin = (name) => path.join(HERE, "node_modules", ".bin", name);

/**
 * One check by a program: good when it exits with 0.
 * @typedef {{ title: string, run: string[], cwd?: string }} ProgramCheck
 */

/** publint and attw look at the tarballs, the rest at the built packages. @returns {ProgramCheck[]} */
export function programChecks(packages, tarballs) {
  return [
    ...packages.flatMap((published) => tarballChecks(published, tarballs.get(published.name))),
    { title: "public API is as reported", run: ["node", "tooling/api-report/src/main.ts", "--check"] },
    { title: "size limits", run: [bin("size-limit")], cwd: HERE },
    { title: "changeset status", run: [path.join(ROOT, "node_modules", ".bin", "changeset"), "status"] },
  ];
}

function tarballChecks({ name, doors }, tarball) {
  const entrypoints = doors.map((door) => door.replace(/^\.\//, ""));
  return [
    { title: `publint ${name}`, run: [bin("publint"), tarball, "--strict"] },
    // Only modules, no CommonJS: the profile says so. Style sheets have no types and are not among the doors.
    {
      title: `attw ${name}, ${doors.length} doors`,
      run: [bin("attw"), tarball, "--profile", "esm-only", "--entrypoints", ...entrypoints, "--format", "ascii"],
    },
  ];
}

/** @param {ProgramCheck} check @returns {Promise<{ title: string, held: boolean, output: string }>} */
export async function runProgramCheck({ title, run: [program = "", ...args], cwd = ROOT }) {
  const { code, output } = await capture(program, args, {
    cwd,
    timeoutMs: 300_000,
    env: { ...process.env, NO_COLOR: "1" },
  });
  return { title, held: code === 0, output };
}
