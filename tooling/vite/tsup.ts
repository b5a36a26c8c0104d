import { vanillaExtractPlugin } from "@vanilla-extract/esbuild-plugin";
import { defineConfig } from "tsup";
import { buildApart } from "./apart.ts";
import { emitDeclarations } from "./declarations.ts";
import { codeEntryPoints } from "./entry-points.ts";
import { compileForEsbuild } from "./react-compiler.ts";
import { buildStylesheet, IDENTIFIERS } from "./stylesheet.ts";

interface HotseatTsupOptions {
  /** The package uses vanilla-extract: emit one `dist/styles.css`. Default true. */
  styles?: boolean;
  /** Modules to exclude besides the package's own dependencies and peers. */
  external?: string[];
  /** An entry point that is bundled together with Excalidraw, by its name in `dist`. */
  apart?: string;
}

/** The build of every published package in this repository: one file per entry point, shared chunks, declarations, one stylesheet. */
export function defineHotseatTsup({ styles = true, external = [], apart }: HotseatTsupOptions = {}) {
  const all = codeEntryPoints(".");
  const entry = Object.fromEntries(Object.entries(all).filter(([name]) => name !== apart));
  return defineConfig({
    entry,
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
    esbuildOptions(options) {
      options.jsx = "automatic";
    },
    esbuildPlugins: [
      ...(styles ? [vanillaExtractPlugin({ identifiers: IDENTIFIERS, outputCss: false })] : []),
      compileForEsbuild(),
    ],
    async onSuccess() {
      emitDeclarations(process.cwd(), Object.values(all));
      if (apart && all[apart]) await buildApart({ name: apart, file: all[apart] });
      if (styles) await buildStylesheet(Object.values(entry));
    },
  });
}
