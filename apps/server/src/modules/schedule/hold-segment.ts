import { handle } from "../../handle.ts";
import { holdSegment } from "./contract.ts";
import { driveSchedule } from "./drive-schedule.ts";
import { SCHEDULE_POLICY } from "./policy.ts";

export const holdSegmentHandler = handle(holdSegment, async ({ deps, viewer, params, body }) => {
  const schedule = await driveSchedule({
    deps,
    viewer,
    sessionId: params.id,
    rule: SCHEDULE_POLICY.drive,
    expectedIndex: body.expected_index,
    command: { kind: "hold", held: body.held },
  });
  return { status: 200, body: schedule };
});
