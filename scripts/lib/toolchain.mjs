import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isExecutable, mustRun, which } from "./child.mjs";
import { TOOLCHAIN } from "./paths.mjs";
import { Problem, step } from "./say.mjs";
import { NODE_MAJOR_MIN, VERSIONS } from "./versions.mjs";

const platform = `${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
const modules = path.join(TOOLCHAIN, "node_modules");

/**
 * The environment in which everything else runs: the pinned pnpm, and a Node that is new enough, first on PATH.
 * A call from inside such an environment recognises it and fetches nothing.
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
export async function toolchainEnv() {
  const ownNode = nodeFolder();
  if (!ownNode || !pnpmFolder()) {
    const wanted = [["pnpm", VERSIONS.pnpm]];
    if (!systemNodeIsEnough()) wanted.push([`node-${platform}`, VERSIONS.node]);
    const title = `Fetching ${wanted.map(([name, version]) => `${name.replace(/-.*/, "")} ${version}`).join(" and ")}`;
    await step(title, () => install(Object.fromEntries(wanted)));
  }
  const folders = [pnpmFolder(), nodeFolder()];
  if (!folders[0])
    throw new Problem(`pnpm ${VERSIONS.pnpm} has no build for ${platform}; install it and put it on PATH`);
  if (!folders[1])
    throw new Problem(`Node ${VERSIONS.node} has no build for ${platform}; install Node ≥ ${NODE_MAJOR_MIN}`);
  const rest = (process.env.PATH ?? "").split(path.delimiter).filter((folder) => !folders.includes(folder));
  return {
    ...process.env,
    PATH: [...folders, ...rest].join(path.delimiter),
    // npm marks its children with its own settings; pnpm below would warn about every one of them.
    ...Object.fromEntries(
      Object.keys(process.env)
        .filter(isNpmSetting)
        .map((name) => [name, undefined]),
    ),
  };
}

/** @param {string} name */
function isNpmSetting(name) {
  return /^npm_/i.test(name);
}

function systemNodeIsEnough() {
  return Number(process.versions.node.split(".")[0]) >= NODE_MAJOR_MIN;
}

/** The folder of the Node to use: the one running this when it is new enough, else the fetched one, else null. */
function nodeFolder() {
  if (systemNodeIsEnough()) return path.dirname(process.execPath);
  const fetched = path.join(modules, `node-${platform}`);
  return versionOf(fetched) === VERSIONS.node ? path.join(fetched, "bin") : null;
}

/** pnpm's native executable: its plain bin has no interpreter line before its install script has run. */
function pnpmFolder() {
  if (versionOf(path.join(modules, "pnpm")) === VERSIONS.pnpm) {
    const flavours = [`exe.${platform.replace(/^win-/, "win32-")}`, `exe.${platform}-musl`];
    for (const flavour of isMusl() ? flavours.reverse() : flavours) {
      const folder = path.join(modules, "@pnpm", flavour);
      if (existsSync(path.join(folder, "package.json"))) return folder;
    }
  }
  return null;
}

function isMusl() {
  return (
    process.platform === "linux" &&
    !(
      /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (process.report.getReport()).header
        ?.glibcVersionRuntime
    )
  );
}

/** @param {string} folder */
function versionOf(folder) {
  try {
    return JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")).version;
  } catch {
    return null;
  }
}

/** @param {Record<string, string>} dependencies */
async function install(dependencies) {
  mkdirSync(TOOLCHAIN, { recursive: true });
  const manifest = { name: "hotseat-toolchain", private: true, dependencies };
  writeFileSync(path.join(TOOLCHAIN, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  const npm = npmCommand();
  await mustRun(
    "Fetching Node and pnpm with npm",
    npm[0],
    [
      ...npm.slice(1),
      "install",
      "--ignore-scripts",
      "--no-audit",
      "--no-fund",
      "--loglevel=error",
      "--no-package-lock",
    ],
    { cwd: TOOLCHAIN, env: { ...process.env, npm_config_prefix: undefined, npm_config_global: undefined } },
  );
}

/** npm beside the running Node, so that a strange PATH does not pick another one's. */
function npmCommand() {
  const fromNpm = process.env.npm_execpath;
  if (fromNpm?.endsWith("npm-cli.js") && existsSync(fromNpm)) return [process.execPath, fromNpm];
  const beside = path.join(path.dirname(process.execPath), "npm");
  if (isExecutable(beside)) return [beside];
  const found = which("npm");
  if (!found) throw new Problem("npm was not found on PATH; it comes with Node, install it and try again");
  return [found];
}
