import { readFile } from "node:fs/promises";
import { transformAsync } from "@babel/core";
import babel from "@rolldown/plugin-babel";
import { reactCompilerPreset } from "@vitejs/plugin-react";
import type { Plugin as EsbuildPlugin } from "esbuild";

/**
 * What React's compiler goes over: the rooms of a live session that are drawn again while one writes, scores and switches.
 * It costs what it compiles a tenth of its size, so nothing else is (docs/decisions/0009-…).
 */
const ROOMS = ["control-bar", "evaluation-panel", "live-dashboard", "video-stage"];
const COMPILED = new RegExp(`[\\\\/]session-widgets[\\\\/]src[\\\\/](?:${ROOMS.join("|")})[\\\\/].+\\.tsx?$`);
const UNTOUCHED = /\.(?:css|test|stories|fixtures)\.tsx?$/;

/** For the apps and their tests. */
export const compileForVite = () => babel({ include: COMPILED, exclude: UNTOUCHED, presets: [reactCompilerPreset()] });

/** The oldest React of the published packages: the compiled code takes its cache from `react-compiler-runtime`, not from React 19. */
const OLDEST_REACT = "18";

/** For the published packages; types and JSX are left to esbuild. */
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
