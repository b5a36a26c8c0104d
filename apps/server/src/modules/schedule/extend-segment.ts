import { handle } from "../../handle.ts";
import { extendSegment } from "./contract.ts";
import { driveSchedule } from "./drive-schedule.ts";
import { SCHEDULE_POLICY } from "./policy.ts";

export const extendSegmentHandler = handle(extendSegment, async ({ deps, viewer, params, body }) => {
  const schedule = await driveSchedule({
    deps,
    viewer,
    sessionId: params.id,
    rule: SCHEDULE_POLICY.drive,
    expectedIndex: body.expected_index,
    command: { kind: "extend", minutes: body.minutes, ...(body.client_id && { clientId: body.client_id }) },
  });
  return { status: 200, body: schedule };
});
