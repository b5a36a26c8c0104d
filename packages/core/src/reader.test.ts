import { describe, expect, it } from "vitest";
import { capitalised, dayOf, formattingLocale, languageName, relativeDay } from "./reader";

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

it("dayOf is the day in the time zone, not the one in UTC", () => {
  const instant = Date.parse("2026-11-24T23:30:00.000Z");
  expect(dayOf(instant, "Europe/Zurich")).toBe("2026-11-25");
  expect(dayOf(instant, "America/New_York")).toBe("2026-11-24");
});

it("relativeDay returns today, tomorrow and yesterday in the language, and null for other days", () => {
  expect(relativeDay("2026-11-24", "2026-11-24", "de")).toBe("Heute");
  expect(relativeDay("2026-11-25", "2026-11-24", "fr")).toBe("Demain");
  expect(relativeDay("2026-11-23", "2026-11-24", "it")).toBe("Ieri");
  expect(relativeDay("2026-11-26", "2026-11-24", "en")).toBeNull();
});
