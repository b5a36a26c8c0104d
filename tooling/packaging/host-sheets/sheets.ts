import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import postcss from "postcss";

const require = createRequire(import.meta.url);
const read = (file: string) => readFileSync(require.resolve(file), "utf8");

async function tailwind3(): Promise<string> {
  const plugin = require("tailwindcss-3");
  const { css } = await postcss([plugin({ content: [{ raw: "" }] })]).process("@tailwind base;", { from: undefined });
  return css;
}

/** Its preflight is in a layer of its own, `base`. */
async function tailwind4(): Promise<string> {
  const { compile } = await import("tailwindcss-4");
  const folder = path.dirname(require.resolve("tailwindcss-4/index.css"));
  const { build } = await compile('@import "tailwindcss";', {
    base: folder,
    loadStylesheet: async (id) => {
      const file = id === "tailwindcss" ? path.join(folder, "index.css") : path.resolve(folder, id);
      return { path: file, base: folder, content: readFileSync(file, "utf8") };
    },
  });
  return build([]);
}

/** Style sheets as host pages have them, by name. */
export async function hostSheets(): Promise<ReadonlyMap<string, string>> {
  return new Map([
    ["Tailwind 3", await tailwind3()],
    ["Tailwind 4", await tailwind4()],
    ["Bootstrap 5", read("bootstrap/dist/css/bootstrap.css")],
    ["all: unset and content-box", "button { all: unset } * { box-sizing: content-box }"],
  ]);
}
