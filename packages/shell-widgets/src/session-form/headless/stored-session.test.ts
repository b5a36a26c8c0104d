import { expect, test } from "vitest";
import { emptyForm, filledForm, storedSession, ZONE } from "../session-form.fixtures";
import { announcedFields, copyOf, valuesOf } from "./stored-session";

test("a stored session is shown with its start in the reader's zone", () => {
  expect(valuesOf(storedSession(), ZONE)).toEqual({ ...filledForm(), invited: [] });
  expect(valuesOf(storedSession(), "America/New_York")).toMatchObject({ day: "2026-11-26", time: "12:00" });
});

test("a copy has the fields of the session and no start; its owner's turn too (AS-8.6)", () => {
  const source = storedSession({ visibility: "platform", my_attendee_id: 9, capacity: 6 });
  expect(copyOf(source, emptyForm(), ["organisation", "platform"])).toEqual({
    ...filledForm(),
    visibility: "platform",
    capacity: 6,
    hot_seat: false,
    invited: [],
    day: "",
    time: "",
  });
});

test("a copy of a session for a group the reader does not belong to is for their own group", () => {
  const source = storedSession({ visibility: "institution" });
  expect(copyOf(source, emptyForm(), ["organisation", "platform"]).visibility).toBe("organisation");
});

test("people get a notification of time, content and rules, and not of seats, observers or visibility", () => {
  const base = filledForm();
  const announced = (change: Partial<typeof base>) => announcedFields(base, { ...base, ...change });
  expect(announced({ capacity: 8, observers_allowed: false, visibility: "platform" })).toEqual([]);
  expect(announced({ day: "2026-11-27", duration_minutes: 45 })).toEqual(["start", "duration"]);
  expect(announced({ workshop: "case_study", language: "de", sector: "data" })).toEqual([
    "workshop",
    "language",
    "sector",
  ]);
  expect(announced({ flow_mode: "FREE", access_level: "CLOSED" })).toEqual(["flow_mode", "access_level"]);
});
