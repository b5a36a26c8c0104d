import { capitalised } from "@hotseat/core/reader";
import { describe, expect, it } from "vitest";
import { addDays, clockMinutes, dateOf, timeRange, zoneName } from "./when";

const START = Date.parse("2026-11-24T23:30:00.000Z");
const zurich = { locale: "en", timeZone: "Europe/Zurich" };
const newYork = { locale: "en", timeZone: "America/New_York" };

describe("times in the reader's own zone", () => {
  it("puts a late session on the reader's day, not on the server's", () => {
    expect(dateOf(START, zurich)).toBe("Wednesday 25 November");
  });

  it("shows both ends in the same zone, over midnight too", () => {
    expect(timeRange(START, 60, zurich)).toBe("00:30–01:30");
    expect(timeRange(START, 60, newYork)).toBe("18:30–19:30");
  });

  it("starts a heading with a capital in languages with lower-case weekdays", () => {
    expect(capitalised(dateOf(START, { ...zurich, locale: "fr" }), "fr")).toBe("Mercredi 25 novembre");
    expect(capitalised("", "fr")).toBe("");
  });

  it("counts days across the change of clocks", () => {
    expect(addDays("2026-10-24", 2)).toBe("2026-10-26");
  });

  it("zoneName names the zone in the reader's language", () => {
    expect(zoneName(START, zurich)).toBe("Central European Time");
  });
});

describe("the minutes of stretches that follow each other", () => {
  it("add up to the session, and fit the clock times beside them", () => {
    const seconds = [810, 810, 810, 810, 360];
    let at = START;
    const shown = seconds.map((length) => {
      const minutes = clockMinutes(at, length);
      at += length * 1000;
      return minutes;
    });
    expect(shown).toEqual([13, 14, 13, 14, 6]);
    expect(shown.reduce((sum, minutes) => sum + minutes)).toBe(60);
  });
});
