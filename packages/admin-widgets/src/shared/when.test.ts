import { describe, expect, it } from "vitest";
import { lastSeenOf, momentOf, namesOf, startOf, waitedFor } from "./when";

const NOW = Date.parse("2026-11-24T12:55:00.000Z");

describe("waitedFor", () => {
  it.each([
    ["2026-11-21T12:00:00.000Z", "3 days"],
    ["2026-11-23T12:55:00.000Z", "1 day"],
    ["2026-11-23T12:55:00.001Z", "23 hrs"],
    ["2026-11-24T12:43:30.000Z", "11 mins"],
    ["2026-11-24T12:54:00.000Z", "1 min"],
    ["2026-11-24T12:54:00.001Z", null],
    ["2026-11-24T12:56:00.000Z", null],
  ])("a request of %s has waited %s", (at, words) => {
    expect(waitedFor(at, NOW, "en")).toBe(words);
  });
});

it("momentOf gives a moment in the reader's zone and language", () => {
  expect(momentOf("2026-11-24T23:30:00.000Z", { locale: "de", timeZone: "Europe/Zurich" })).toBe(
    "25. Nov. 2026, 00:30",
  );
});

it("startOf gives a start in the reader's zone and language", () => {
  const at = "2026-11-27T11:15:00.000Z";
  expect(startOf(at, { locale: "en", timeZone: "Europe/Zurich" })).toBe("Fri 27 Nov, 12:15");
  expect(startOf(at, { locale: "fr", timeZone: "America/New_York" })).toBe("ven. 27 nov., 06:15");
});

describe("lastSeenOf (AS-3.24)", () => {
  it.each([
    ["2026-11-24T12:21:00.000Z", "en", "Today, 13:21"],
    ["2026-11-23T23:30:00.000Z", "en", "Today, 00:30"],
    ["2026-11-23T22:30:00.000Z", "it", "Ieri"],
    ["2026-11-20T08:00:00.000Z", "de", "20. Nov."],
    ["2025-12-30T08:00:00.000Z", "fr", "30 déc. 2025"],
  ])("of %s in %s is %s", (at, locale, words) => {
    expect(lastSeenOf(at, { locale, timeZone: "Europe/Zurich" }, NOW)).toBe(words);
  });
});

describe("namesOf", () => {
  const others = (count: number) => `${count} others`;
  it("says up to four names", () => {
    expect(namesOf(["Ann", "Ben", "Carla", "Dan"], "en", others)).toBe("Ann, Ben, Carla and Dan");
  });

  it("counts the others of more than four", () => {
    expect(namesOf(["Ann", "Ben", "Carla", "Dan", "Eve"], "en", others)).toBe("Ann, Ben, Carla and 2 others");
  });
});
