import type { Schedule as ServerSchedule } from "@hotseat/api-client/types";
import { expect, expectTypeOf, test } from "vitest";
import { storySchedule } from "../schedule.fixtures";
import type { Schedule } from "./schedule.types";

test("the schedule is shaped as the server tells it (LS-3.2, LS-3.3)", () => {
  expectTypeOf<Schedule>().toEqualTypeOf<ServerSchedule>();
  expect(Object.keys(storySchedule()).sort()).toEqual(
    [
      "current_index",
      "flow_mode",
      "held",
      "remaining_sec",
      "server_time",
      "session_id",
      "started_at",
      "status",
      "timeline",
      "version",
    ].sort(),
  );
});
