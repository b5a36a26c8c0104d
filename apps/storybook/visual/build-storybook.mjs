import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));

/** Builds the storybook into `storybook-static`. */
export function buildStorybook() {
  const { status } = spawnSync("pnpm", ["exec", "storybook", "build", "--quiet"], { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Error("The storybook did not build.");
}
