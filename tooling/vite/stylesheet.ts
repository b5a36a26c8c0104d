import { readFile, rm, writeFile } from "node:fs/promises";
import cascadeLayers from "@csstools/postcss-cascade-layers";
import { vanillaExtractPlugin } from "@vanilla-extract/esbuild-plugin";
import { build, type Plugin } from "esbuild";
import postcss from "postcss";
import { LAYER_ORDER } from "./conditions.ts";
import { styleEntryPoint } from "./entry-points.ts";

export const IDENTIFIERS = "short";

/** Removes other packages' code from this package's stylesheet; their CSS files and fonts stay. */
const stylesheetOnly: Plugin = {
  name: "hotseat:stylesheet-only",
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      // vanilla-extract's own virtual files have names like another package's.
      const isOurs = path.includes(".vanilla.css");
      const isImport = kind === "import-statement" || kind === "dynamic-import";
      return isImport && !isOurs ? { path, external: true } : undefined;
    });
  },
};

/** Writes one `dist/styles.css` for all entry points: esbuild would write one for each, with all shared rules repeated. */
export async function buildStylesheet(entryPoints: string[]): Promise<void> {
  const own = styleEntryPoint(".");
  const files = [...(own ? [own] : []), ...entryPoints].map((file) => (file.startsWith("./") ? file : `./${file}`));
  await build({
    stdin: { contents: files.map((file) => `import "${file}";`).join("\n"), resolveDir: process.cwd(), loader: "js" },
    outfile: "dist/styles.js",
    bundle: true,
    minify: true,
    ignoreAnnotations: true,
    format: "esm",
    jsx: "automatic",
    loader: { ".woff2": "file" },
    assetNames: "fonts/[name]",
    banner: { css: LAYER_ORDER },
    plugins: [stylesheetOnly, vanillaExtractPlugin({ identifiers: IDENTIFIERS })],
    logLevel: "warning",
  });
  await rm("dist/styles.js", { force: true });
  await writeUnlayered("dist/styles.css", "dist/styles.unlayered.css");
}

/** Each of our layers by name, the same for each package, after one for the page: each of ours gets its own specificity. */
const WEIGHTS = `@layer page, hotseat.radix.guard, ${LAYER_ORDER.replace("@layer ", "")}`;

/**
 * The same style sheet for pages with rules outside layers, which beat every layer: the order of the layers becomes specificity,
 * at least that of an id.
 */
async function writeUnlayered(from: string, to: string): Promise<void> {
  const { css } = await postcss([cascadeLayers()]).process(WEIGHTS + (await readFile(from, "utf8")), { from, to });
  await writeFile(to, css);
}
