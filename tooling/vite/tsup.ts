import { vanillaExtractPlugin } from "@vanilla-extract/esbuild-plugin";
import { build } from "esbuild";
import { defineConfig } from "tsup";
import { LAYER_ORDER } from "./conditions.ts";
import { codeDoors, styleDoor } from "./doors.ts";

interface HotseatTsupOptions {
  /** The package uses vanilla-extract: emit one `dist/styles.css`. Default true. */
  styles?: boolean;
  /** Modules to leave out besides the package's own dependencies. */
  external?: string[];
}

const IDENTIFIERS = "short";

/** One stylesheet for all doors: esbuild would write one per door, with everything shared repeated in each. */
async function buildStyles(doors: Record<string, string>, external: string[]): Promise<void> {
  const own = styleDoor(".");
  const files = [...(own ? [own] : []), ...Object.values(doors)];
  await build({
    stdin: { contents: files.map((file) => `import "${file}";`).join("\n"), resolveDir: ".", loader: "js" },
    outfile: "dist/styles.js",
    bundle: true,
    minify: true,
    format: "esm",
    jsx: "automatic",
    packages: "bundle",
    external,
    loader: { ".woff2": "file" },
    assetNames: "fonts/[name]",
    banner: { css: LAYER_ORDER },
    plugins: [
      {
        name: "hotseat:stylesheet-only",
        setup(inner) {
          // Code of other packages has no part in this package's stylesheet; their CSS files and fonts do.
          inner.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === "import-statement" || kind === "dynamic-import" ? { path, external: true } : undefined,
          );
        },
      },
      vanillaExtractPlugin({ identifiers: IDENTIFIERS }),
    ],
    logLevel: "warning",
  });
  const { rm } = await import("node:fs/promises");
  await rm("dist/styles.js", { force: true });
}

/** How every published package of this repository is built: one entry per door, shared chunks, declarations, one stylesheet. */
export function defineHotseatTsup({ styles = true, external = [] }: HotseatTsupOptions = {}) {
  const doors = codeDoors(".");
  return defineConfig({
    entry: doors,
    format: "esm",
    target: "es2022",
    platform: "neutral",
    splitting: true,
    clean: true,
    dts: true,
    external: [/^@hotseat\//, ...external],
    banner: { js: '"use client";' },
    esbuildOptions(options) {
      options.jsx = "automatic";
    },
    esbuildPlugins: styles ? [vanillaExtractPlugin({ identifiers: IDENTIFIERS, outputCss: false })] : [],
    ...(styles ? { onSuccess: () => buildStyles(doors, external) } : {}),
  });
}
