import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { excalidrawFolder, excalidrawFonts, isExcalidrawCode, withoutOutsideFonts } from "./excalidraw.ts";

const builds = ["prod", "dev"].map((name) => join(excalidrawFolder(), "..", name));
const modules = builds.flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".js"))
    .map((file) => join(folder, file)),
);

it("no module of Excalidraw names its public font server after the change, and one of each build did before", () => {
  const named = modules.filter((file) => readFileSync(file, "utf8").includes("esm.sh"));
  expect(named).toHaveLength(builds.length);
  expect(named.every(isExcalidrawCode)).toBe(true);
  for (const file of modules) expect(withoutOutsideFonts(readFileSync(file, "utf8"))).not.toContain("esm.sh");
});

it("a version that adds the server in another way fails the build", () => {
  expect(() => withoutOutsideFonts("urls.concat(new URL(x, Font.ASSETS_FALLBACK_URL))")).toThrow(/another way/);
});

it("the fonts to copy are those of every family that the canvas has", () => {
  const families = new Set(excalidrawFonts().map(({ path }) => path.split("/")[1]));
  for (const family of ["Excalifont", "Nunito", "Lilita", "ComicShanns", "Cascadia", "Virgil"])
    expect(families).toContain(family);
});
