import { resolve } from "node:path";
import { widgetEntryPoints } from "@hotseat/vite-config/entry-points.ts";
import { expect, test } from "vitest";

type Module = () => Promise<Record<string, unknown>>;

const ENTRY_POINTS = widgetEntryPoints(resolve(import.meta.dirname, ".."));
const modules = import.meta.glob("./*/{headless,view,index}.ts") as Record<string, Module>;
const texts = import.meta.glob("./*/{headless,view,index}.ts", {
  query: "?raw",
  import: "default",
  eager: true,
}) as Record<string, string>;

/** An entry point may export types alone. */
const NAMED_EXPORT = /^export (type )?\{\s*\w/m;

/** A first import compiles everything that the entry point imports. */
const COLD_IMPORT_MS = 60_000;

test("every folder with an entry point has all that package.json promises", () => {
  expect(Object.keys(modules).sort()).toEqual(ENTRY_POINTS.map((file) => `./${file}`).sort());
});

test.each(Object.entries(modules))(
  "%s can be imported without a DOM, is for the client, and names its exports",
  async (path, load) => {
    expect(typeof document).toBe("undefined");
    await expect(load()).resolves.toBeTypeOf("object");
    expect(texts[path]).toMatch(NAMED_EXPORT);
    expect(texts[path]?.startsWith('"use client";')).toBe(true);
    expect(texts[path]).not.toContain("export *");
  },
  COLD_IMPORT_MS,
);
