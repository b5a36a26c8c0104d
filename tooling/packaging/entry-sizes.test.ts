import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../scripts/lib/paths.mjs";
import { publishedPackages } from "./published.ts";

/** Returns the import paths with a size in `docs/entry-sizes.md`: rows of entry points, and the columns of each widget's row. */
function measured(text: string): string[] {
  return text.split(/^## /m).flatMap((part) => {
    const scope = `@hotseat/${part.split("\n", 1)[0]}`;
    return [...part.matchAll(/^\| `([^`]+)` \| (.+) \|$/gm)].flatMap(([, name = "", cells = ""]) => {
      if (name.startsWith("@hotseat/")) return [name];
      const sizes = cells.split(" | ");
      return ["/headless", "/view", ""].flatMap((layer, column) =>
        sizes[column] === "–" ? [] : [`${scope}/${name}${layer}`],
      );
    });
  });
}

test("docs/entry-sizes.md has the size of each public entry point, and of no other", () => {
  const entryPoints = publishedPackages().flatMap(({ name, entryPoints: paths }) =>
    paths.map((entryPoint) => path.posix.join(name, entryPoint)),
  );
  const text = readFileSync(path.join(ROOT, "docs/entry-sizes.md"), "utf8");
  expect(measured(text).sort()).toEqual(entryPoints.sort());
});
