import { handle } from "../../handle.ts";
import { swapTurns } from "./contract.ts";
import { driveSchedule } from "./drive-schedule.ts";
import { SCHEDULE_POLICY } from "./policy.ts";

export const swapTurnsHandler = handle(swapTurns, async ({ deps, viewer, params, body }) => {
  const schedule = await driveSchedule({
    deps,
    viewer,
    sessionId: params.id,
    rule: SCHEDULE_POLICY.drive,
    expectedIndex: body.expected_index,
    command: {
      kind: "swap",
      attendeeId: body.attendee_id,
      ...(body.with_attendee_id === undefined ? {} : { withAttendeeId: body.with_attendee_id }),
    },
  });
  return { status: 200, body: schedule };
});
