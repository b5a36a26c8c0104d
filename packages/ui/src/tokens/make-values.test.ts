import { describe, expect, it } from "vitest";
import { makeValues, variableName } from "./make-values";
import { tokens } from "./tokens";

describe("makeValues", () => {
  it("takes the value of the asked appearance and leaves shared values alone", () => {
    const tree = { a: "x", b: { c: { light: "l", dark: "d" } } } as const;
    expect(makeValues(tree, "light")).toEqual({ a: "x", b: { c: "l" } });
    expect(makeValues(tree, "dark")).toEqual({ a: "x", b: { c: "d" } });
  });

  it("gives both appearances the same names", () => {
    const names = (value: object): string[] =>
      Object.entries(value).flatMap(([name, entry]) =>
        typeof entry === "string" ? [name] : names(entry).map((inner) => `${name}.${inner}`),
      );
    expect(names(makeValues(tokens, "light"))).toEqual(names(makeValues(tokens, "dark")));
  });
});

describe("variableName", () => {
  it("writes a readable public name", () => {
    expect(variableName(["color", "accent", "onSolid"])).toBe("hs-color-accent-on-solid");
  });
});
