import { describe, expect, it } from "vitest";
import { momentOf, waitedFor } from "./when";

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
