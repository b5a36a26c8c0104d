import { describe, expect, test } from "vitest";
import { emptyForm, filledForm, NOW, ZONE } from "../session-form.fixtures";
import { changed, durationsWith, fieldOf, missingFields, offerOf, startOf, turnsOf } from "./session-form-rules";

describe("the start", () => {
  const at = (day: string, time: string) => startOf({ start: "later", day, time }, NOW, ZONE);

  test("day and time in the reader's zone, winter and summer, are one instant", () => {
    expect(at("2026-11-26", "18:00")).toBe(Date.parse("2026-11-26T17:00:00Z"));
    expect(at("2026-07-01", "18:00")).toBe(Date.parse("2026-07-01T16:00:00Z"));
  });

  test("a time that the clock change leaves out has no instant; one that comes twice is the first", () => {
    expect(at("2027-03-28", "02:30")).toBeNull();
    expect(at("2026-10-25", "02:30")).toBe(Date.parse("2026-10-25T00:30:00Z"));
  });

  test("a day or time that is not chosen has no instant; now is now", () => {
    expect([at("", "18:00"), at("2026-11-26", "")]).toEqual([null, null]);
    expect(startOf({ start: "now", day: "", time: "" }, NOW, ZONE)).toBe(NOW);
  });
});

describe("missing fields", () => {
  test("module and workshop of an empty form", () => {
    expect(missingFields(emptyForm(), NOW, ZONE)).toEqual({ module: true, workshop: true });
  });

  test("the time, where it is over; nothing of a filled form or one that starts now", () => {
    expect(missingFields({ ...filledForm(), day: "2026-11-24", time: "13:00" }, NOW, ZONE)).toEqual({ time: true });
    expect(missingFields(filledForm(), NOW, ZONE)).toEqual({});
    expect(missingFields({ ...filledForm(), start: "now", day: "" }, NOW, ZONE)).toEqual({});
  });
});

test("another module takes its workshop away, the same one does not", () => {
  expect(changed(filledForm(), "module", "M1").workshop).toBe("");
  expect(changed(filledForm(), "module", "M3").workshop).toBe("system_design");
});

test("an owner without a turn leaves one turn fewer than seats", () => {
  expect([turnsOf({ capacity: 4, hot_seat: true }), turnsOf({ capacity: 4, hot_seat: false })]).toEqual([4, 3]);
});

test("the offer has what the contract takes, and nothing of the form's own", () => {
  expect(offerOf(filledForm(), Date.parse("2026-11-26T17:00:00Z"), "id")).toEqual({
    module: "M3",
    workshop: "system_design",
    language: "en",
    sector: "any",
    start_time: "2026-11-26T17:00:00.000Z",
    duration_minutes: 80,
    flow_mode: "GUIDED",
    access_level: "OPEN",
    capacity: 4,
    observers_allowed: true,
    visibility: "organisation",
    hot_seat: true,
    client_id: "id",
  });
});

test("the server's start is the form's time, its other fields have their own name, unknown ones none", () => {
  expect(["start_time", "capacity", "seed"].map(fieldOf)).toEqual(["time", "capacity", null]);
});

test("a length that is not offered is among the choices while it is chosen", () => {
  expect(durationsWith(60)).toEqual([30, 45, 60, 80, 90, 120]);
  expect(durationsWith(75)).toContain(75);
});
