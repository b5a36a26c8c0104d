import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
// @ts-expect-error a plain script, run by Node
import { makeRadixCss } from "../../scripts/make-radix-css.mjs";

it("is exactly the script's output for the installed Radix Themes", () => {
  expect(readFileSync(new URL("./radix.css", import.meta.url), "utf8")).toBe(makeRadixCss());
});
