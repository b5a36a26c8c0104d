import { queryOptions } from "@tanstack/react-query";
import type { HotseatClient } from "../client";
import { getSchedule, getState } from "../generated/operations/schedule";
import { getPageData, getSession } from "../generated/operations/sessions";
import type { Schedule } from "../generated/types.gen";
import {
  PAGE_DATA_KEPT_MS,
  PAGE_DATA_STALE_MS,
  queryDefaults,
  SCHEDULE_POLL_FREE_MS,
  SCHEDULE_POLL_GUIDED_MS,
  SCHEDULE_POLL_RUNNING_MS,
  SESSION_POLL_MS,
  SESSION_STALE_MS,
} from "./defaults";
import { keys } from "./keys";
import { newerSchedule, newerStateOrPart } from "./newer";

/** Returns whether a stream carries changes of a session's state and people; the catalogue does too, but not with an embed token. */
function hearsOf({ events, usesAccessToken }: HotseatClient, id: number): boolean {
  return events.isLive(id) || (!usesAccessToken && events.isLive());
}

/** One session; polled every 10 s only while no stream covers it (LS-7.6, LS-D3.7). */
export const sessionQuery = (client: HotseatClient, id: number) =>
  queryOptions({
    ...queryDefaults,
    staleTime: SESSION_STALE_MS,
    queryKey: keys.sessionDetail(id),
    queryFn: ({ signal }) => client.call(getSession, { path: { id }, signal }),
    refetchInterval: () => (hearsOf(client, id) ? false : SESSION_POLL_MS),
  });

/** People, questions and criteria. */
export const pageDataQuery = (client: HotseatClient, id: number) =>
  queryOptions({
    ...queryDefaults,
    staleTime: PAGE_DATA_STALE_MS,
    gcTime: PAGE_DATA_KEPT_MS,
    queryKey: keys.pageData(id),
    queryFn: ({ signal }) => client.call(getPageData, { path: { id }, signal }),
  });

/** The schedule; an older version never replaces a newer one. */
export const scheduleQuery = (client: HotseatClient, id: number) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.schedule(id),
    queryFn: ({ signal }) => client.call(getSchedule, { path: { id }, signal }),
    refetchInterval: ({ state }) => (client.events.isLive(id) ? false : schedulePollMs(state.data)),
    structuralSharing: (old, fresh) => newerSchedule(old as Schedule | undefined, fresh as Schedule),
  });

/** All data for a late joiner: schedule, designations, authorities, present people. */
export const stateQuery = (client: HotseatClient, id: number) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.state(id),
    queryFn: ({ signal }) => client.call(getState, { path: { id }, signal }),
    refetchInterval: ({ state }) => (client.events.isLive(id) ? false : schedulePollMs(state.data?.schedule)),
    structuralSharing: newerStateOrPart,
  });

/** Returns the poll interval of a schedule in milliseconds while the stream is down (LS-9.6). */
export function schedulePollMs(schedule: Pick<Schedule, "status" | "flow_mode"> | undefined): number {
  if (schedule?.status === "RUNNING") return SCHEDULE_POLL_RUNNING_MS;
  return schedule?.flow_mode === "FREE" ? SCHEDULE_POLL_FREE_MS : SCHEDULE_POLL_GUIDED_MS;
}
