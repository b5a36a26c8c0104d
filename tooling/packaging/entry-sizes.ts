import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { publishedPackages } from "./published.ts";

/** The script of one public entry point, as a partner's build makes it. */
export interface EntrySize {
  /** The import specifier, such as `@hotseat/core/clock`. */
  readonly specifier: string;
  /** Of its own package, minified, without other packages and without what it loads later, such as languages. */
  readonly gzipBytes: number;
}

/** Returns the size of every public entry point with code; needs the built packages. */
export async function entrySizes(): Promise<EntrySize[]> {
  const sizes: EntrySize[] = [];
  for (const { name, dir, entryPoints } of publishedPackages())
    for (const entryPoint of entryPoints) {
      const specifier = path.posix.join(name, entryPoint);
      sizes.push({ specifier, gzipBytes: await gzipBytesOf(dir, scriptOf(dir, entryPoint)) });
    }
  return sizes;
}

/** The built script of an entry point, by the package's `exports`. */
function scriptOf(dir: string, entryPoint: string): string {
  const { exports } = JSON.parse(readFileSync(path.join(dir, "package.json"), "utf8"));
  for (const [name, target] of Object.entries<{ default: string }>(exports)) {
    const [before = "", after] = name.split("*");
    if (name === entryPoint) return target.default;
    if (after === undefined || !entryPoint.startsWith(before) || !entryPoint.endsWith(after)) continue;
    return target.default.replace("*", entryPoint.slice(before.length, entryPoint.length - after.length));
  }
  throw new Error(`${entryPoint} is in no exports of ${dir}`);
}

async function gzipBytesOf(dir: string, script: string): Promise<number> {
  const { outputFiles, metafile } = await build({
    entryPoints: { entry: script },
    absWorkingDir: dir,
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    packages: "external",
    loader: { ".css": "empty", ".wasm": "file" },
    outdir: "bundle",
    write: false,
    metafile: true,
    logLevel: "error",
  });
  const first = new Set<string>();
  const visit = (file: string) => {
    if (first.has(file)) return;
    first.add(file);
    for (const each of metafile.outputs[file]?.imports ?? [])
      if (each.kind === "import-statement" && !each.external) visit(each.path);
  };
  visit("bundle/entry.js");
  return outputFiles
    .filter((file) => first.has(path.relative(dir, file.path)))
    .reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
}
