import { mutationOptions } from "@tanstack/react-query";
import type { HotseatClient } from "../client";
import type { Schedule } from "../generated/types.gen";
import { isRecord } from "../is-record";
import type { OperationBody } from "../operations";
import { isHotseatError } from "../transport/errors";
import { mutationDefaults } from "./defaults";
import { keys } from "./keys";
import { acceptSchedule } from "./newer";
import { refresh } from "./refresh";

type ScheduleCall = "startSchedule" | "pauseSchedule" | "nextSegment" | "seekSegment" | "extendSegment" | "holdSegment";

/**
 * One change of the schedule. Its answer is the new schedule; a 409 `schedule_moved` brings the one that holds; after any
 * other failure the schedule is fetched again (live-session.md §8). Pass `expected_index`, so that a repeat cannot skip a segment.
 */
const scheduleMutation =
  <Id extends ScheduleCall>(callId: Id) =>
  (client: HotseatClient, id: number) =>
    mutationOptions({
      ...mutationDefaults,
      mutationKey: [...keys.schedule(id), callId],
      mutationFn: (body: OperationBody<Id>): Promise<Schedule> => {
        const call = client.call[callId] as (input: {
          path: { id: number };
          body: OperationBody<Id>;
        }) => Promise<Schedule>;
        return call({ path: { id }, body });
      },
      onSuccess: (schedule, _body, _before, { client: queryClient }) => acceptSchedule(queryClient, schedule),
      onError: (error, _body, _before, { client: queryClient }) => {
        const holding = scheduleOf(error);
        if (holding) acceptSchedule(queryClient, holding);
        else void refresh(queryClient, keys.schedule(id), keys.state(id));
      },
    });

/** Starts, or goes on after a pause. */
export const startScheduleMutation = scheduleMutation("startSchedule");
/** Stops the current segment. */
export const pauseScheduleMutation = scheduleMutation("pauseSchedule");
/** Goes to the next segment; on the last one finishes. */
export const nextSegmentMutation = scheduleMutation("nextSegment");
/** Jumps to a segment. */
export const seekSegmentMutation = scheduleMutation("seekSegment");
/** Lengthens the current segment by 1 or 5 minutes. */
export const extendSegmentMutation = scheduleMutation("extendSegment");
/** Lets the current segment run out without advancing, or takes that back. */
export const holdSegmentMutation = scheduleMutation("holdSegment");

/** Switches between GUIDED and FREE, before the start or while paused. */
export const setFlowModeMutation = (client: HotseatClient, id: number) =>
  mutationOptions({
    ...mutationDefaults,
    mutationKey: [...keys.schedule(id), "setFlowMode"],
    mutationFn: (body: OperationBody<"setFlowMode">) => client.call.setFlowMode({ path: { id }, body }),
    onSuccess: ({ schedule }, _body, _before, { client: queryClient }) => {
      acceptSchedule(queryClient, schedule);
      return refresh(queryClient, keys.sessionDetail(id), keys.pageData(id));
    },
    onError: (_error, _body, _before, { client: queryClient }) =>
      refresh(queryClient, keys.schedule(id), keys.state(id)),
  });

/** The schedule that a 409 `schedule_moved` carries. */
export function scheduleOf(error: unknown): Schedule | undefined {
  if (!isHotseatError(error) || error.code !== "schedule_moved" || !isRecord(error.body)) return undefined;
  return error.body.schedule as Schedule;
}
