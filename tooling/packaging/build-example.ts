import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { mustRun } from "../../scripts/lib/child.mjs";
import { ROOT } from "../../scripts/lib/paths.mjs";

/** The folders of `examples`. */
type Example = "partner-site" | "plain-page";

/** The differences between the copy and the example. */
export interface ExampleBuild {
  /** Other versions of React and its types, by package name. */
  readonly react?: Readonly<Record<string, string>>;
  /** React logs warnings in its development build. */
  readonly mode?: "production" | "development";
}

/**
 * Installs the tarballs into a copy of the example, as a partner would, and builds it.
 * @param folder outside the workspace
 * @returns the copy
 */
export async function buildExample(
  name: Example,
  tarballs: Map<string, string>,
  folder: string,
  { react = {}, mode = "production" }: ExampleBuild = {},
): Promise<string> {
  const example = path.join(ROOT, "examples", name);
  const site = path.join(folder, `${name}-${mode}`);
  mkdirSync(site, { recursive: true });
  cpSync(example, site, {
    recursive: true,
    filter: (file) => !/node_modules|\/dist(\/|$)/.test(path.relative(example, file)),
  });
  useTarballs(path.join(site, "package.json"), tarballs, react);
  await mustRun("npm install", "npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline"], {
    cwd: site,
    env: outsideEnv(),
    timeoutMs: 300_000,
  });
  const env = { ...outsideEnv(), NODE_ENV: mode };
  await mustRun("npm run build", "npm", ["run", "build"], { cwd: site, env, timeoutMs: 300_000 });
  return site;
}

/** Our packages come from the tarballs, also as dependencies of each other. */
function useTarballs(file: string, tarballs: Map<string, string>, react: Readonly<Record<string, string>>) {
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  for (const kind of ["dependencies", "devDependencies"])
    for (const name of Object.keys(react)) if (manifest[kind][name]) manifest[kind][name] = react[name];
  const files = Object.fromEntries([...tarballs].map(([name, tarball]) => [name, `file:${tarball}`]));
  for (const name of Object.keys(files)) if (manifest.dependencies[name]) manifest.dependencies[name] = files[name];
  manifest.overrides = Object.fromEntries(
    Object.entries(files).map(([name, spec]) => [name, manifest.dependencies[name] ? `$${name}` : spec]),
  );
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** A partner's shell has no variables of this workspace. */
function outsideEnv() {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) =>
        !/^(npm_(package|lifecycle|command|execpath|node_execpath)|INIT_CWD$|NODE_PATH$|NODE_OPTIONS$)/i.test(name),
    ),
  );
}
