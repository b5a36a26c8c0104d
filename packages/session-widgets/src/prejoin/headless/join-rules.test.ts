import { describe, expect, it } from "vitest";
import { guestName, joinBlock, joinRetryDelay, notStartedVariant, type StartableSession } from "./join-rules";

const session = (part: Partial<StartableSession>): StartableSession => ({
  status: "SCHEDULED",
  accessLevel: "OPEN",
  myRole: "participant",
  start: "never",
  ...part,
});

describe("joinRetryDelay", () => {
  it("tries twice more, waiting 400 ms times the attempt (LS-7.27, LS-9.16)", () => {
    expect([1, 2, 3].map((attempt) => joinRetryDelay(attempt, "call_not_active"))).toEqual([400, 800, null]);
  });
  it("does not ask again for a session that has not started (LS-7.27)", () => {
    expect(joinRetryDelay(1, "session_not_started")).toBeNull();
  });
});

describe("the banner 'Session Not Started' (LS-4.8, LS-8.15, LS-8.16, LS-8.17, LS-8.18, LS-8.19)", () => {
  it.each([
    ["openCanStart", { start: "now" as const }],
    ["ready", { start: "now" as const, myRole: "host" as const }],
    ["ready", { start: "now" as const, myRole: "owner" as const, accessLevel: "CLOSED" as const }],
    ["openLater", { start: "later" as const }],
    ["early", { start: "confirm" as const, myRole: "host" as const }],
    ["closed", { accessLevel: "CLOSED" as const }],
    ["openWait", { myRole: "observer" as const }],
    ["wait", {}],
    [null, { status: "IN_PROGRESS" as const }],
  ])("is %s", (variant, part) => {
    expect(notStartedVariant(session(part))).toBe(variant);
  });
});

describe("the join button", () => {
  it("is off while joining, while devices start, and without a name (LS-2.16)", () => {
    expect(joinBlock({ isStarting: false, isJoining: true, name: "Jonas" })).toBe("joining");
    expect(joinBlock({ isStarting: true, isJoining: false, name: "Jonas" })).toBe("devices");
    expect(joinBlock({ isStarting: false, isJoining: false, name: "  " })).toBe("name");
    expect(joinBlock({ isStarting: false, isJoining: false, name: " Jonas " })).toBeNull();
  });
});

it("makes up a guest's name of four digits (LS-2.18)", () => {
  expect(guestName("Guest", 0)).toBe("Guest 1000");
  expect(guestName("Guest", 0.9999)).toBe("Guest 9999");
});
