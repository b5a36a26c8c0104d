import { readFile, rm, writeFile } from "node:fs/promises";
import cascadeLayers from "@csstools/postcss-cascade-layers";
import { vanillaExtractPlugin } from "@vanilla-extract/esbuild-plugin";
import { build, type Plugin } from "esbuild";
import postcss from "postcss";
import { LAYER_ORDER } from "./conditions.ts";
import { styleEntryPoint } from "./entry-points.ts";

export const IDENTIFIERS = "short";

/** Code of other packages has no part in this package's stylesheet; their CSS files and fonts do. */
const stylesheetOnly: Plugin = {
  name: "hotseat:stylesheet-only",
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      // vanilla-extract's own virtual files have names that look like another package's.
      const isOurs = path.includes(".vanilla.css");
      const isImport = kind === "import-statement" || kind === "dynamic-import";
      return isImport && !isOurs ? { path, external: true } : undefined;
    });
  },
};

/** One `dist/styles.css` for all entry points: esbuild would write one for each, with everything shared repeated in each. */
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

/** Every layer of ours by name, the same for each package, after one for the page: each of ours gets a weight of its own. */
const WEIGHTS = `@layer page, hotseat.radix.guard, ${LAYER_ORDER.replace("@layer ", "")}`;

/**
 * The same style sheet for pages whose rules are in no layer, and so beat every layer: the order of the layers becomes specificity,
 * the least of it that of an id.
 */
async function writeUnlayered(from: string, to: string): Promise<void> {
  const { css } = await postcss([cascadeLayers()]).process(WEIGHTS + (await readFile(from, "utf8")), { from, to });
  await writeFile(to, css);
}
