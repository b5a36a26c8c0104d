import { describe, expect, test } from "vitest";
import { type ViewInput, viewCase } from "./session-view.ts";

const NOW = new Date("2026-11-21T09:00:00.000Z");
const session = {
  status: "SCHEDULED",
  accessLevel: "OPEN",
  startTime: new Date("2026-11-21T12:00:00.000Z"),
  durationMinutes: 60,
  capacity: 4,
  observersAllowed: true,
} as const;
const at = (time: string) => ({ startTime: new Date(`2026-11-21T${time}.000Z`) });
const as = (status: NonNullable<ViewInput["me"]>["status"]) => ({ status });

describe("a row of the listing offers (LS-D2.4)", () => {
  test.each([
    ["joining to the registered, when live", { status: "IN_PROGRESS" }, as("CONFIRMED"), 2, "joinable"],
    ["joining to the registered, five minutes before", at("09:05:00"), as("CONFIRMED"), 2, "joinable"],
    ["nothing but a look, a second earlier", at("09:05:01"), as("CONFIRMED"), 2, "registered"],
    ["registering in an open session", {}, null, 2, "registrable"],
    ["registering again to one who had left", {}, as("CANCELLED"), 2, "registrable"],
    ["asking in a closed one", { accessLevel: "CLOSED" }, null, 2, "requestable"],
    ["accepting to the invited", { accessLevel: "CLOSED" }, as("INVITED"), 2, "invited"],
    ["waiting to one who has asked", { accessLevel: "CLOSED" }, as("PENDING"), 2, "requested"],
    ["watching when all seats are taken", {}, null, 4, "fullWatch"],
    ["asking to watch when a closed one is full", { accessLevel: "CLOSED" }, null, 4, "fullAskToWatch"],
    ["nothing when it is full and takes no observers", { observersAllowed: false }, as("INVITED"), 4, "full"],
    ["a look back to those who attended", { status: "COMPLETED" }, as("CONFIRMED"), 2, "held"],
    ["nothing to others when it is over", { status: "COMPLETED" }, null, 2, "over"],
    ["nothing when it was cancelled", { status: "CANCELLED" }, as("CONFIRMED"), 2, "cancelled"],
    ["nothing when its time passed without a start", at("07:59:59"), as("CONFIRMED"), 2, "missed"],
  ] as const)("offers %s", (_what, change, me, taken, expected) => {
    expect(viewCase({ session: { ...session, ...change }, me, taken, now: NOW })).toBe(expected);
  });
});
