import { expect, it } from "vitest";
import { isStartable, type StartRight, startStep } from "./start-rules";

const START = Date.parse("2026-11-24T14:00:00.000Z");
const minutesBefore = (minutes: number) => START - minutes * 60_000;
const right = (part: Partial<StartRight>): StartRight => ({
  status: "SCHEDULED",
  mayStart: "any_time",
  opensAt: new Date(minutesBefore(5)).toISOString(),
  confirmBefore: new Date(minutesBefore(15)).toISOString(),
  ...part,
});

it("a participant can start from the opening time, not earlier", () => {
  const participant = right({ mayStart: "once_open" });
  expect(startStep(participant, minutesBefore(5) - 1)).toBe("later");
  expect(startStep(participant, minutesBefore(5))).toBe("now");
});

it("host and owner start at any time and confirm an early start", () => {
  expect(startStep(right({}), minutesBefore(2_880))).toBe("confirm");
  expect(startStep(right({}), minutesBefore(15) - 1)).toBe("confirm");
  expect(startStep(right({}), minutesBefore(15))).toBe("now");
});

it("a person without the right cannot start a session, and nobody can start it twice", () => {
  expect(startStep(right({ mayStart: "never" }), START)).toBe("never");
  expect(startStep(right({ status: "IN_PROGRESS" }), START)).toBe("never");
  expect((["never", "later", "confirm", "now"] as const).map(isStartable)).toEqual([false, false, true, true]);
});
