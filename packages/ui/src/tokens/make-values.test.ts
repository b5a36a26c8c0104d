import { describe, expect, it } from "vitest";
import { makeValues, variableName } from "./make-values";
import { tokens } from "./tokens";

describe("makeValues", () => {
  it("returns the value of the requested appearance and keeps shared values", () => {
    const tree = { a: "x", b: { c: { light: "l", dark: "d" } } } as const;
    expect(makeValues(tree, "light")).toEqual({ a: "x", b: { c: "l" } });
    expect(makeValues(tree, "dark")).toEqual({ a: "x", b: { c: "d" } });
  });

  it("returns the same names for both appearances", () => {
    const names = (value: object): string[] =>
      Object.entries(value).flatMap(([name, entry]) =>
        typeof entry === "string" ? [name] : names(entry).map((inner) => `${name}.${inner}`),
      );
    expect(names(makeValues(tokens, "light"))).toEqual(names(makeValues(tokens, "dark")));
  });
});

describe("variableName", () => {
  it("returns a readable public name", () => {
    expect(variableName(["color", "accent", "onSolid"])).toBe("hs-color-accent-on-solid");
  });
});
