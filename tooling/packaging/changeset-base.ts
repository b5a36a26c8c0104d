import { spawnSync } from "node:child_process";

/**
 * Returns what `changeset status` needs in this clone. It compares with `main`, which a clone of another branch does not have: there it
 * compares with the commit itself, so it reads the changesets and asks for none.
 */
export function changesetBase(root: string): readonly string[] {
  const main = spawnSync("git", ["rev-parse", "--verify", "--quiet", "main^{commit}"], { cwd: root });
  return main.status === 0 ? [] : ["--since", "HEAD"];
}
