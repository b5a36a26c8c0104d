import { capture, which } from "./child.mjs";

/**
 * Installs with the system's package manager, as root only: nobody is asked for a password in the middle of a test.
 * @param {Partial<Record<"apt" | "dnf" | "apk", string[]>>} packages names per package manager
 * @returns {Promise<boolean>} whether it was done
 */
export async function installSystemPackages(packages) {
  if (process.getuid?.() !== 0) return false;
  const managers = /** @type {const} */ ([
    ["apt", "apt-get", ["install", "-y", "--no-install-recommends"]],
    ["dnf", "dnf", ["install", "-y"]],
    ["apk", "apk", ["add"]],
  ]);
  for (const [key, program, args] of managers) {
    const names = packages[key];
    if (!names || !which(program)) continue;
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    // A fresh machine has no package lists yet; a failing update still leaves the old ones usable.
    if (key === "apt") await capture(program, ["update", "-q"], { env });
    const done = await capture(program, [...args, ...names], { env });
    return done.code === 0;
  }
  return false;
}
