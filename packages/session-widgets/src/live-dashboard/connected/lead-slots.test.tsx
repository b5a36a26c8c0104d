import { expect, it } from "vitest";
import { createEventLog } from "../../debug-console/headless";
import { storySchedule } from "../../schedule/schedule.fixtures";
import type { SessionData } from "../../session-data";
import { leadSlots } from "./lead-slots";

const consoleOf = (hasAuthority: boolean) => {
  const data = { me: null, flags: { hasAuthority }, state: { handover: null } } as unknown as SessionData;
  const rest = { onLeave: () => {}, timeZone: undefined, events: createEventLog() };
  return leadSlots({ sessionId: 12, data, schedule: storySchedule(), ...rest }).debugConsole;
};

it("the debug console is for people with authority (LS-D4.3)", () => {
  expect(consoleOf(false)).toBeNull();
  expect(consoleOf(true)).toEqual(expect.any(Function));
});
