import path from "node:path";
import { capture } from "../../scripts/lib/child.mjs";
import { ROOT } from "../../scripts/lib/paths.mjs";
import { changesetBase } from "./changeset-base.ts";
import type { Published } from "./published.ts";

const HERE = path.join(ROOT, "tooling", "packaging");
const bin = (name: string) => path.join(HERE, "node_modules", ".bin", name);

/** One check by a program: passes when it exits with 0. */
interface ProgramCheck {
  readonly title: string;
  readonly run: readonly string[];
  readonly cwd?: string;
}

/** publint and attw check the tarballs, the rest the built packages. */
export function programChecks(packages: readonly Published[], tarballs: ReadonlyMap<string, string>): ProgramCheck[] {
  return [
    ...packages.flatMap((published) => tarballChecks(published, tarballs.get(published.name) ?? "")),
    { title: "public API is as reported", run: ["node", "tooling/api-report/src/main.ts", "--check"] },
    { title: "size limits", run: [bin("size-limit")], cwd: HERE },
    {
      title: "changeset status",
      run: [path.join(ROOT, "node_modules", ".bin", "changeset"), "status", ...changesetBase(ROOT)],
    },
  ];
}

function tarballChecks({ name, entryPoints }: Published, tarball: string): ProgramCheck[] {
  const names = entryPoints.map((entryPoint) => entryPoint.replace(/^\.\//, ""));
  return [
    { title: `publint ${name}`, run: [bin("publint"), tarball, "--strict"] },
    // Only modules, no CommonJS: the profile says so. Style sheets have no types and are not among the entry points.
    {
      title: `attw ${name}, ${entryPoints.length} entry points`,
      run: [bin("attw"), tarball, "--profile", "esm-only", "--entrypoints", ...names, "--format", "ascii"],
    },
  ];
}

export async function runProgramCheck({
  title,
  run: [program = "", ...args],
  cwd = ROOT,
}: ProgramCheck): Promise<{ title: string; held: boolean; output: string }> {
  const { code, output } = await capture(program, args, {
    cwd,
    timeoutMs: 300_000,
    env: { ...process.env, NO_COLOR: "1" },
  });
  return { title, held: code === 0, output };
}
