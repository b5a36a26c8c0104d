import { vanillaExtractPlugin } from "@vanilla-extract/esbuild-plugin";
import { defineConfig } from "tsup";
import { emitDeclarations } from "./declarations.ts";
import { codeEntryPoints } from "./entry-points.ts";
import { compileForEsbuild } from "./react-compiler.ts";
import { buildStylesheet, IDENTIFIERS } from "./stylesheet.ts";

interface HotseatTsupOptions {
  /** The package uses vanilla-extract: emit one `dist/styles.css`. Default true. */
  styles?: boolean;
  /** Modules to leave out besides the package's own dependencies and peers. */
  external?: string[];
}

/** How every published package of this repository is built: one file per entry point, shared chunks, declarations, one stylesheet. */
export function defineHotseatTsup({ styles = true, external = [] }: HotseatTsupOptions = {}) {
  const entry = codeEntryPoints(".");
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
      emitDeclarations(process.cwd(), Object.values(entry));
      if (styles) await buildStylesheet(Object.values(entry));
    },
  });
}
