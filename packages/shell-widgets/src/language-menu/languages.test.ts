import { describe, expect, it } from "vitest";
import { baseLanguage, firstLanguage, LANGUAGES } from "./languages";

it("each language of the interface has its own name with a capital", () => {
  expect(LANGUAGES.map(({ name }) => name).sort()).toEqual(["Deutsch", "English", "Français", "Italiano"]);
});

describe("the language", () => {
  it("keeps a region only when there is one", () => {
    const tags = ["DE_ch", "fr", "it-IT", "en-Latn-GB"];
    expect(tags.map((tag) => firstLanguage(tag, []))).toEqual(["de-CH", "fr", "it-IT", "en"]);
  });

  it("knows four bases and no other", () => {
    expect(["es", "deutsch", ""].map(baseLanguage)).toEqual([null, null, null]);
  });

  it("is the stored one, then the browser's, then French", () => {
    expect(firstLanguage("it", ["de"])).toBe("it");
    expect(firstLanguage(null, ["es", "de-AT"])).toBe("de-AT");
    expect(firstLanguage("xx", ["es"])).toBe("fr");
  });
});
