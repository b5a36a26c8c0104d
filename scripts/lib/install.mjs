import { existsSync } from "node:fs";
import path from "node:path";
import { mustRun } from "./child.mjs";
import { ROOT } from "./paths.mjs";
import { step } from "./say.mjs";

/**
 * Lets pnpm compare lockfile and manifests with the installed packages, a third of a second, and install missing ones.
 * @param {NodeJS.ProcessEnv} env
 */
export async function installPackages(env) {
  const install = () =>
    mustRun("Installing packages", "pnpm", ["install", "--frozen-lockfile", "--reporter=append-only"], {
      cwd: ROOT,
      // Without a terminal pnpm refuses to replace an older node_modules unless it knows that nobody can answer.
      env: { ...env, CI: "true" },
    });
  // Only the first installation is announced, because it takes long.
  if (existsSync(path.join(ROOT, "node_modules"))) await install();
  else await step("Installing packages", install);
}
