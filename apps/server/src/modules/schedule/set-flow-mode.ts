import { handle } from "../../handle.ts";
import { setFlowMode } from "./contract.ts";
import { driveSchedule } from "./drive-schedule.ts";
import { SCHEDULE_POLICY } from "./policy.ts";

export const setFlowModeHandler = handle(setFlowMode, async ({ deps, viewer, params, body }) => {
  const schedule = await driveSchedule({
    deps,
    viewer,
    sessionId: params.id,
    rule: SCHEDULE_POLICY.setFlowMode,
    command: { kind: "set-flow-mode", flowMode: body.flow_mode },
  });
  return { status: 200, body: { flow_mode: schedule.flow_mode, schedule } };
});
