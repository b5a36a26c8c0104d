import { readdirSync } from "node:fs";
import { expect, test } from "vitest";

const doors = import.meta.glob([
  "./{session-data,schedule,session-clock,turn-strip,evaluation-panel,pillar-rating,featured-question-card,workspace,feedback-summary,chat,session-notes,shortcuts,debug-console,writing,preparation}/{headless,view,index}.ts",
]);
const texts = import.meta.glob("./*/{headless,view,index}.ts", {
  query: "?raw",
  import: "default",
  eager: true,
}) as Record<string, string>;

/** A first import compiles everything behind the door. */
const COLD_IMPORT_MS = 60_000;

test("every widget has its three doors", () => {
  const widgets = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(widgets.length).toBeGreaterThan(8);
  expect(Object.keys(doors)).toHaveLength(45);
});

test.each(Object.keys(doors))(
  "%s opens without a DOM, is for the client, and names what it gives",
  async (path) => {
    expect(typeof document).toBe("undefined");
    const door = doors[path] as () => Promise<Record<string, unknown>>;
    expect(Object.keys(await door()).length).toBeGreaterThan(0);
    expect(texts[path]?.startsWith('"use client";')).toBe(true);
    expect(texts[path]).not.toContain("export *");
  },
  COLD_IMPORT_MS,
);
