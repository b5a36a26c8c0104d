import { readFile } from "node:fs/promises";
import { transformAsync } from "@babel/core";
import babel from "@rolldown/plugin-babel";
import { reactCompilerPreset } from "@vitejs/plugin-react";
import type { Plugin as EsbuildPlugin } from "esbuild";

/**
 * The folders that React's compiler compiles: parts of a live session that render again during writing, scoring and switching.
 * Compiled code is a tenth larger, so no other folder is compiled (docs/decisions/0009-…).
 */
const FOLDERS = ["control-bar", "evaluation-panel", "live-dashboard", "video-stage"];
const COMPILED = new RegExp(`[\\\\/]session-widgets[\\\\/]src[\\\\/](?:${FOLDERS.join("|")})[\\\\/].+\\.tsx?$`);
const UNTOUCHED = /\.(?:css|test|stories|fixtures)\.tsx?$/;

/** The plugin for the apps and their tests. */
export const compileForVite = () => babel({ include: COMPILED, exclude: UNTOUCHED, presets: [reactCompilerPreset()] });

/** The oldest React of the published packages: the compiled code takes its cache from `react-compiler-runtime`, not from React 19. */
const OLDEST_REACT = "18";

/** The plugin for the published packages; esbuild compiles types and JSX. */
export const compileForEsbuild = (): EsbuildPlugin => ({
  name: "hotseat:react-compiler",
  setup(build) {
    build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      if (!COMPILED.test(path) || UNTOUCHED.test(path)) return null;
      const isJsx = path.endsWith("x");
      const result = await transformAsync(await readFile(path, "utf8"), {
        filename: path,
        babelrc: false,
        configFile: false,
        parserOpts: { plugins: isJsx ? ["typescript", "jsx"] : ["typescript"] },
        plugins: [["babel-plugin-react-compiler", { target: OLDEST_REACT }]],
      });
      if (!result?.code) throw new Error(`React's compiler made nothing of ${path}`);
      return { contents: result.code, loader: isJsx ? "tsx" : "ts" };
    });
  },
});
