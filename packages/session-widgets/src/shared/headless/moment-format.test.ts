import { expect, it } from "vitest";
import { momentFormat, timeFormat } from "./moment-format";

const START = "2026-11-24T23:30:00.000Z";

it("a moment is written with the day and the time of the reader's zone", () => {
  expect(momentFormat("en", "UTC").date(START)).toBe("Tuesday 24 November at 23:30");
  expect(momentFormat("de", "Europe/Zurich").date(START)).toBe("Mittwoch, 25. November um 00:30");
  expect(momentFormat("en", "Europe/Zurich").time(START)).toBe("00:30");
});

it("a time of day is written for a moment in ISO 8601 and in milliseconds", () => {
  expect(timeFormat("en", "Europe/Zurich")(START)).toBe("00:30");
  expect(timeFormat("fr", "UTC")(Date.parse(START))).toBe("23:30");
});

it("an empty time zone is the browser's", () => {
  expect(timeFormat("de", "")(START)).toBe(timeFormat("de")(START));
});

it("whether a moment is today is the reader's day, not the server's", () => {
  const noon = Date.parse("2026-11-24T12:00:00.000Z");
  expect(momentFormat("en", "UTC").isToday(START, noon)).toBe(true);
  expect(momentFormat("en", "Europe/Zurich").isToday(START, noon)).toBe(false);
});
