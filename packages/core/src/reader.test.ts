import { describe, expect, it } from "vitest";
import { capitalised, formattingLocale, languageName } from "./reader";

it.each([
  ["en", "en-GB"],
  ["en-US", "en-US"],
  ["de", "de"],
])("formattingLocale of %s is %s", (language, locale) => {
  expect(formattingLocale(language)).toBe(locale);
});

describe("languageName", () => {
  it.each([
    ["en", "English"],
    ["fr", "Français"],
    ["de", "Deutsch"],
    ["it", "Italiano"],
  ])("gives %s its own name with a capital: %s", (language, name) => {
    expect(languageName(language)).toBe(name);
  });
});

it("capitalised uses the capitals of the language", () => {
  expect(capitalised("ieri", "it")).toBe("Ieri");
  expect(capitalised("ilk", "tr")).toBe("İlk");
});
