import { handle } from "../../handle.ts";
import { nextSegment } from "./contract.ts";
import { driveSchedule } from "./drive-schedule.ts";
import { SCHEDULE_POLICY } from "./policy.ts";

export const nextSegmentHandler = handle(nextSegment, async ({ deps, viewer, params, body }) => {
  const schedule = await driveSchedule({
    deps,
    viewer,
    sessionId: params.id,
    rule: SCHEDULE_POLICY.drive,
    expectedIndex: body.expected_index,
    command: {
      kind: "next",
      ...(body.interviewee_attendee_id === undefined ? {} : { intervieweeAttendeeId: body.interviewee_attendee_id }),
    },
  });
  return { status: 200, body: schedule };
});
