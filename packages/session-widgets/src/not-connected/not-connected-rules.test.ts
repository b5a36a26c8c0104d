import { describe, expect, it } from "vitest";
import { countdownParts, isOpen, type NotConnectedSession, notConnectedCard } from "./not-connected-rules";

const startsAt = "2026-11-24T14:00:00.000Z";
const start = Date.parse(startsAt);
const session = (part: Partial<NotConnectedSession>): NotConnectedSession => ({
  status: "SCHEDULED",
  startsAt,
  mayStart: "never",
  opensAt: new Date(start - 300_000).toISOString(),
  confirmBefore: new Date(start - 900_000).toISOString(),
  ...part,
});

describe("before the connection (LS-2.43, LS-2.44, LS-2.45, LS-2.46)", () => {
  it.each([
    ["verifying", null, 300_000],
    ["live", session({ status: "IN_PROGRESS" }), 300_000],
    ["readyToBegin", session({ mayStart: "any_time" }), 300_000],
    ["readyToBegin", session({ mayStart: "once_open" }), 300_000],
    ["countdown", session({ mayStart: "any_time" }), 300_001],
    ["countdown", session({}), 300_000],
    ["over", session({ status: "COMPLETED" }), 300_000],
  ] as const)("shows %s", (card, shown, leftMs) => {
    expect(notConnectedCard(shown, start - leftMs)).toBe(card);
  });

  it("opens the link to the session five minutes before the start (LS-5.13, LS-9.17)", () => {
    expect(isOpen(session({}), start - 300_001)).toBe(false);
    expect(isOpen(session({}), start - 300_000)).toBe(true);
    expect(isOpen(session({}), start + 1)).toBe(true);
  });

  it("counts days, hours, minutes and seconds (LS-2.45)", () => {
    const left = ((2 * 24 + 3) * 3_600 + 4 * 60 + 5) * 1_000;
    expect(countdownParts(startsAt, start - left)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5 });
    expect(countdownParts(startsAt, start + 5_000)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  });
});
