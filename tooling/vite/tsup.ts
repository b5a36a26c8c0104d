import { readFileSync } from "node:fs";
import { vanillaExtractPlugin } from "@vanilla-extract/esbuild-plugin";
import { defineConfig, type Options } from "tsup";
import { buildApart } from "./apart.ts";
import { emitDeclarations } from "./declarations.ts";
import { codeEntryPoints } from "./entry-points.ts";
import { compileForEsbuild } from "./react-compiler.ts";
import { buildStylesheet, IDENTIFIERS } from "./stylesheet.ts";
import { trimBuild } from "./trim-build.ts";

interface HotseatTsupOptions {
  /** The package uses vanilla-extract: emit one `dist/styles.css`. Default true. */
  styles?: boolean;
  /** Modules to exclude besides the package's own dependencies and peers. */
  external?: string[];
  /** An entry point that is bundled together with Excalidraw, by its name in `dist`. */
  apart?: string;
  /** Web workers and the modules that start them, by their names in `dist`, beside each other. */
  workers?: Record<string, string>;
}

/** In `dist` a worker is started by its built name. */
const workerNames: NonNullable<Options["esbuildPlugins"]>[number] = {
  name: "worker-names",
  setup(build) {
    build.onLoad({ filter: /spawn-[\w-]+\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replace(/(\.worker)\.ts"/, '$1.js"'),
      loader: "ts",
    }));
  },
};

/** The build of every published package in this repository: one file per entry point, shared chunks, declarations, one stylesheet. */
export function defineHotseatTsup(options: HotseatTsupOptions = {}) {
  const { styles = true, external = [], apart, workers = {} } = options;
  const all = codeEntryPoints(".");
  const entry = Object.fromEntries(Object.entries(all).filter(([name]) => name !== apart));
  return defineConfig({
    entry: { ...entry, ...workers },
    format: "esm",
    target: "es2022",
    platform: "neutral",
    splitting: true,
    sourcemap: true,
    clean: true,
    // tsup's own declarations bundle runs out of memory on Radix's types.
    dts: false,
    external: [/^@hotseat\//, ...external],
    banner: { js: '"use client";' },
    esbuildOptions(esbuild) {
      esbuild.jsx = "automatic";
    },
    esbuildPlugins: [
      workerNames,
      ...(styles ? [vanillaExtractPlugin({ identifiers: IDENTIFIERS, outputCss: false })] : []),
      compileForEsbuild(),
    ],
    async onSuccess() {
      trimBuild("dist");
      emitDeclarations(process.cwd(), Object.values(all));
      if (apart && all[apart]) await buildApart({ name: apart, file: all[apart] });
      if (styles) await buildStylesheet(Object.values(entry));
    },
  });
}
