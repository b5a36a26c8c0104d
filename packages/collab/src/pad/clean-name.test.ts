import { describe, expect, test } from "vitest";
import { cleanName } from "./clean-name.ts";

describe("a name", () => {
  test.each([
    ["a control of direction", "Ben\u202Enimda", "Bennimda"],
    ["isolates and marks", "\u2066Ben\u2069\u200F\u061C", "Ben"],
    ["a zero-width space, a joiner and a soft hyphen", "B\u200Be\u200Dn\u00AD", "Ben"],
    ["fillers that look empty", "Ben\u3164\u2800\uFFA0", "Ben"],
    ["tags and variation selectors", "Ben\u{E0041}\uFE0F", "Ben"],
    ["a line break and wide gaps", "  Ben\n\u3000Meier\u00A0\u00A0", "Ben Meier"],
    ["half of a pair", "Ben\uD83D Meier\uDE00", "Ben Meier"],
    ["nothing one sees", "\u200B\u2060\u3164", ""],
  ])("loses %s", (_what, name, expected) => expect(cleanName(name)).toBe(expected));

  test.each(["Amélie Rochat", "Zoë O’Neill-Łuczak", "Нина Петрова", "李小龍", "محمد", "José María"])(
    "stays: %s",
    (name) => expect(cleanName(name)).toBe(name.normalize("NFC")),
  );
});
