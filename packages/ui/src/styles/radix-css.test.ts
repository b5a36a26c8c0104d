import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
// @ts-expect-error a plain script, run by Node
import { makeRadixCss } from "../../scripts/make-radix-css.mjs";
import { colours } from "../tokens/colours";

const written = readFileSync(new URL("./radix.css", import.meta.url), "utf8");

it("is exactly the script's output for the installed Radix Themes", () => {
  expect(written).toBe(makeRadixCss());
});

it("defines every step of a colour scale that a token or a rule of its own refers to", () => {
  const referred = `${JSON.stringify(colours)} ${written}`.matchAll(/var\((--[a-z]+-a?\d+)\)/g);
  const defined = new Set([...written.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  expect([...new Set([...referred].map(([, name]) => name))].filter((name) => !defined.has(name))).toEqual([]);
});
