import { describe, expect, it } from "vitest";
import { offsetOfZone, timeZoneName, timeZones } from "./time-zones";

const WINTER = Date.parse("2026-11-24T12:00:00.000Z");
const SUMMER = Date.parse("2026-07-24T12:00:00.000Z");

describe("offsetOfZone", () => {
  it("follows the clock change", () => {
    expect(offsetOfZone("Europe/Zurich", WINTER, "en")).toBe("UTC+1");
    expect(offsetOfZone("Europe/Zurich", SUMMER, "en")).toBe("UTC+2");
  });
});

it("timeZoneName puts the place before its area", () => {
  expect(timeZoneName("America/Argentina/Buenos_Aires")).toBe("Buenos Aires, Argentina, America");
  expect(timeZoneName("UTC")).toBe("UTC");
});

it("timeZones holds the chosen zone once, known to the browser or not", () => {
  const count = (zone: string) => timeZones(zone).filter((each) => each === zone).length;
  expect(count("Europe/Zurich")).toBe(1);
  expect(count("Mars/Olympus_Mons")).toBe(1);
});
