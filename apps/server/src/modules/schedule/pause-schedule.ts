import { handle } from "../../handle.ts";
import { pauseSchedule } from "./contract.ts";
import { driveSchedule } from "./drive-schedule.ts";
import { SCHEDULE_POLICY } from "./policy.ts";

export const pauseScheduleHandler = handle(pauseSchedule, async ({ deps, viewer, params, body }) => {
  const schedule = await driveSchedule({
    deps,
    viewer,
    sessionId: params.id,
    rule: SCHEDULE_POLICY.drive,
    expectedIndex: body.expected_index,
    command: { kind: "pause", ...(body.remaining_sec === undefined ? {} : { remainingSec: body.remaining_sec }) },
  });
  return { status: 200, body: schedule };
});
