import { describe, expect, it } from "vitest";
import { countdownParts, isInJoinWindow, notConnectedCard } from "./not-connected-rules";

const startsAt = "2026-11-24T14:00:00.000Z";
const start = Date.parse(startsAt);

describe("before the connection (§2.43, §2.44, §2.45, §2.46)", () => {
  it.each([
    ["verifying", null, true],
    ["live", { status: "IN_PROGRESS", startsAt, canStart: false }, true],
    ["readyToBegin", { status: "SCHEDULED", startsAt, canStart: true }, true],
    ["countdown", { status: "SCHEDULED", startsAt, canStart: true }, false],
    ["countdown", { status: "SCHEDULED", startsAt, canStart: false }, true],
    ["over", { status: "COMPLETED", startsAt, canStart: false }, true],
  ] as const)("shows %s", (card, session, isDue) => {
    expect(notConnectedCard(session, isDue)).toBe(card);
  });

  it("opens the way in five minutes before the start (§5.13, §9.17)", () => {
    expect(isInJoinWindow(startsAt, start - 300_001)).toBe(false);
    expect(isInJoinWindow(startsAt, start - 300_000)).toBe(true);
    expect(isInJoinWindow(startsAt, start + 1)).toBe(true);
  });

  it("counts days, hours, minutes and seconds (§2.45)", () => {
    const left = ((2 * 24 + 3) * 3_600 + 4 * 60 + 5) * 1_000;
    expect(countdownParts(startsAt, start - left)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5 });
    expect(countdownParts(startsAt, start + 5_000)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  });
});
