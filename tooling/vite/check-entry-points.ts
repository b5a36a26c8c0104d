import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { widgetEntryPoints } from "./entry-points.ts";
import { filesBelow, looseFiles } from "./widget-layers.ts";

/** An entry point may export types alone. */
const NAMED_EXPORT = /^export (type )?\{\s*\w/m;

/** A first import compiles everything that the entry point imports. */
const COLD_IMPORT_MS = 60_000;

/** The entry points of a package's widgets, by path from `src`: how to import each, and its text. */
interface EntryPoints {
  readonly modules: Record<string, () => Promise<unknown>>;
  readonly texts: Record<string, unknown>;
}

/**
 * Declares the tests of a package's entry points: each folder has all that `package.json` promises and, when it is large, a folder for
 * each layer; each file can be imported without a DOM, is for the client, and names its exports. `root` is the package's folder.
 */
export function testEntryPoints(root: string, { modules, texts }: EntryPoints): void {
  test("every folder with an entry point has all that package.json promises", () => {
    expect(Object.keys(modules)).toEqual(expect.arrayContaining(widgetEntryPoints(root).map((file) => `./${file}`)));
  });

  test.each([...new Set(Object.keys(modules).map(dirname))])(
    "%s has its code in the folders of its layers",
    (folder) => {
      expect(looseFiles(filesBelow(join(root, "src", folder)))).toEqual([]);
    },
  );

  test.each(Object.entries(modules))(
    "%s can be imported without a DOM, is for the client, and names its exports",
    async (path, load) => {
      expect(typeof document).toBe("undefined");
      await expect(load()).resolves.toBeTypeOf("object");
      expect(texts[path]).toMatch(NAMED_EXPORT);
      expect(texts[path]).toMatch(/^"use client";/);
      expect(texts[path]).not.toContain("export *");
    },
    COLD_IMPORT_MS,
  );
}
