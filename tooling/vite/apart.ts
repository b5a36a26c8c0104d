import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { build, type Metafile, type Plugin } from "esbuild";
import { excalidrawFonts, isExcalidrawCode, MERMAID, NO_MERMAID, withoutOutsideFonts } from "./excalidraw.ts";

/** An entry point that is bundled together with Excalidraw, because a partner's build could not remove outside addresses from it. */
interface Apart {
  /** Its name in `dist`, without an ending. */
  readonly name: string;
  /** Its source file. */
  readonly file: string;
}

const REACT = /^react(?:-dom)?(?:\/.+)?$/;
const NAMED_REACT = "hotseat-react";

const selfHosted: Plugin = {
  name: "hotseat:excalidraw",
  setup(build) {
    build.onResolve({ filter: MERMAID }, () => ({ path: "no-mermaid", namespace: "hotseat" }));
    build.onLoad({ filter: /^no-mermaid$/, namespace: "hotseat" }, () => ({ contents: NO_MERMAID }));
    build.onLoad({ filter: /excalidraw.+\.js$/ }, async ({ path }) =>
      isExcalidrawCode(path) ? { contents: withoutOutsideFonts(await readFile(path, "utf8")), loader: "js" } : null,
    );
    // A module in CommonJS cannot require what stays an import.
    build.onResolve({ filter: REACT }, ({ path, kind }) =>
      kind === "require-call" ? { path, namespace: NAMED_REACT } : { path, external: true },
    );
    build.onLoad({ filter: /.*/, namespace: NAMED_REACT }, ({ path }) => ({
      contents: `import * as all from ${JSON.stringify(path)}; module.exports = all;`,
      resolveDir: process.cwd(),
    }));
    build.onResolve({ filter: /^@hotseat\// }, ({ path }) => ({ path, external: true }));
  },
};

/** Returns the folder of the package that a bundled file comes from. */
function packageOf(file: string): string | null {
  const match = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file);
  return match?.[1] ? resolve(match[1]) : null;
}

/** Returns the licences of everything in a bundle, as their packages state them. */
function licencesOf({ inputs }: Metafile): string {
  const folders = new Set(Object.keys(inputs).map(packageOf));
  const texts = [...folders].flatMap((folder) => {
    if (folder === null || !existsSync(join(folder, "package.json"))) return [];
    const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    return [`## ${name} ${version}, ${license}\n\n${file ? readFileSync(join(folder, file), "utf8").trim() : ""}\n`];
  });
  return `# Licences of what this bundle contains\n\n${texts.sort().join("\n")}`;
}

/** Writes the entry point with Excalidraw inside, its style sheet, the licences of both, and the fonts that a site serves itself. */
export async function buildApart({ name, file }: Apart): Promise<void> {
  const { metafile } = await build({
    entryPoints: { [name]: file },
    outdir: "dist",
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    target: "es2022",
    platform: "browser",
    mainFields: ["module", "main"],
    conditions: ["production"],
    jsx: "automatic",
    banner: { js: '"use client";' },
    chunkNames: `${name}/[name]-[hash]`,
    assetNames: `${name}/[name]-[hash]`,
    loader: { ".woff2": "file" },
    plugins: [selfHosted],
    metafile: true,
    logLevel: "warning",
  });
  writeFileSync(`dist/${name}.LICENSES.md`, licencesOf(metafile));
  for (const { path, file: font } of excalidrawFonts()) {
    const target = join("dist", "excalidraw", path);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(font, target);
  }
}
