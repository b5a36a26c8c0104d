import path from "node:path";
import { mustRun } from "./child.mjs";
import { ROOT } from "./paths.mjs";
import { step } from "./say.mjs";
import { hashInputs, isStamped, listFiles, writeStamp } from "./stamp.mjs";

const STAMP = path.join(ROOT, "node_modules", ".hotseat-installed");

/** Installs the workspace's packages when the lockfile or a manifest is not the one that was installed last. */
export async function installPackages(env) {
  const manifests = listFiles(
    ["apps", "packages", "tooling"].map((room) => path.join(ROOT, room)),
    (file) => path.basename(file) === "package.json",
  );
  const roots = ["package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml"].map((file) => path.join(ROOT, file));
  const hash = hashInputs([...roots, ...manifests], { base: ROOT });
  if (isStamped(STAMP, hash)) return;
  await step("Installing packages", () =>
    mustRun("Installing packages", "pnpm", ["install", "--frozen-lockfile", "--reporter=append-only"], {
      cwd: ROOT,
      // Without a terminal pnpm refuses to replace an older node_modules unless it is told that nobody can answer.
      env: { ...env, CI: "true" },
    }),
  );
  writeStamp(STAMP, hash);
}
