import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { HotseatClient } from "../client";
import type { AiTask, Schedule } from "../generated/types.gen";
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
import { cursorOf } from "./paging";

/** Whether a stream brings what changes a session's state and people; the catalogue does too, but not with an embed token. */
function hearsOf({ events, usesAccessToken }: HotseatClient, id: number): boolean {
  return events.isLive(id) || (!usesAccessToken && events.isLive());
}

/** One session; polled every 10 s only while no stream tells of it (live-session.md §7, decisions.md, Schedule). */
export const sessionQuery = (client: HotseatClient, id: number) =>
  queryOptions({
    ...queryDefaults,
    staleTime: SESSION_STALE_MS,
    queryKey: keys.sessionDetail(id),
    queryFn: ({ signal }) => client.call.getSession({ path: { id }, signal }),
    refetchInterval: () => (hearsOf(client, id) ? false : SESSION_POLL_MS),
  });

/** People, questions and criteria. */
export const pageDataQuery = (client: HotseatClient, id: number) =>
  queryOptions({
    ...queryDefaults,
    staleTime: PAGE_DATA_STALE_MS,
    gcTime: PAGE_DATA_KEPT_MS,
    queryKey: keys.pageData(id),
    queryFn: ({ signal }) => client.call.getPageData({ path: { id }, signal }),
  });

/** The schedule; an older version never replaces a newer one. */
export const scheduleQuery = (client: HotseatClient, id: number) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.schedule(id),
    queryFn: ({ signal }) => client.call.getSchedule({ path: { id }, signal }),
    refetchInterval: ({ state }) => (client.events.isLive(id) ? false : schedulePollMs(state.data)),
    structuralSharing: (old, fresh) => newerSchedule(old as Schedule | undefined, fresh as Schedule),
  });

/** Everything a late joiner needs: schedule, designations, authorities, who is present. */
export const stateQuery = (client: HotseatClient, id: number) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.state(id),
    queryFn: ({ signal }) => client.call.getState({ path: { id }, signal }),
    refetchInterval: ({ state }) => (client.events.isLive(id) ? false : schedulePollMs(state.data?.schedule)),
    structuralSharing: newerStateOrPart,
  });

/** My own place in the session. */
export const myAttendeeQuery = (client: HotseatClient, id: number) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.myAttendee(id),
    queryFn: ({ signal }) => client.call.getMyAttendee({ path: { id }, signal }),
  });

/** Most people one answer lists: a session seats eight, the rest are observers. */
const PEOPLE_LIMIT = 100;

/** Everybody in the session in seating order. */
export const attendeesQuery = (client: HotseatClient, id: number) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.attendees(id),
    queryFn: ({ signal }) => client.call.listAttendees({ path: { id }, query: { limit: PEOPLE_LIMIT }, signal }),
  });

/** Whether I agreed to a replay, and whether one is being kept (decisions.md, Authority). */
export const recordingConsentQuery = (client: HotseatClient, id: number) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.recordingConsent(id),
    queryFn: ({ signal }) => client.call.getRecordingConsent({ path: { id }, signal }),
  });

/** Open requests to join, for host and owner. */
export const joinRequestsQuery = (client: HotseatClient, id: number) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.joinRequests(id),
    queryFn: ({ signal }) => client.call.listJoinRequests({ path: { id }, query: { limit: PEOPLE_LIMIT }, signal }),
  });

/** Everybody invited, the latest first, page by page; for host and owner. */
export const invitationsQuery = (client: HotseatClient, id: number) =>
  infiniteQueryOptions({
    ...queryDefaults,
    queryKey: keys.invitations(id),
    queryFn: ({ pageParam, signal }) => client.call.listInvitations({ path: { id }, query: { ...pageParam }, signal }),
    initialPageParam: {},
    getNextPageParam: (page) => cursorOf(page.next),
  });

/** The pillar ratings I have given. */
export const myPillarRatingsQuery = (client: HotseatClient, id: number) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.myPillarRatings(id),
    queryFn: ({ signal }) => client.call.listMyPillarRatings({ path: { id }, signal }),
  });

/** Who has begun or submitted an evaluation, for host and owner; their authors alone are told of a draft, so it is asked for while it shows. */
export const evaluationStatesQuery = (client: HotseatClient, id: number) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.evaluationStates(id),
    queryFn: ({ signal }) => client.call.listEvaluationStates({ path: { id }, signal }),
    refetchInterval: SESSION_POLL_MS,
  });

/** Everything I wrote about others in all my sessions, the latest first, page by page. */
export const myEvaluationsQuery = (client: HotseatClient) =>
  infiniteQueryOptions({
    ...queryDefaults,
    queryKey: keys.myEvaluations,
    queryFn: ({ pageParam, signal }) => client.call.listMyEvaluations({ query: { ...pageParam }, signal }),
    initialPageParam: {},
    getNextPageParam: (page) => cursorOf(page.next),
  });

/** More than one person may have under way. */
const TASKS_LIMIT = 10;

/** The texts I have asked for, the latest first: whether one is under way. */
export const aiTasksQuery = (client: HotseatClient) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.aiTasks,
    queryFn: ({ signal }) => client.call.listAiTasks({ query: { limit: TASKS_LIMIT }, signal }),
  });

/** What peers submitted about one person; 403 until it opens (decisions.md, Evaluation). */
export const feedbackSummaryQuery = (client: HotseatClient, id: number, evaluateeId: number) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.feedbackSummary(id, evaluateeId),
    queryFn: ({ signal }) => client.call.getFeedbackSummary({ path: { id, evaluateeId }, signal }),
  });

/** Milliseconds until a text under way is asked for again while the stream is down. */
const TASK_POLL_MS = 2000;

/** A text being written; its end comes by the stream, or is asked for while that is down. */
export const aiTaskQuery = (client: HotseatClient, id: number, taskId: string) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.aiTask(id, taskId),
    queryFn: ({ signal }) => client.call.getAiTask({ path: { taskId }, signal }),
    refetchInterval: ({ state }) => (client.events.isLive(id) || isTaskOver(state.data) ? false : TASK_POLL_MS),
  });

/** Whether a text is written, given up or failed. */
export function isTaskOver(task: Pick<AiTask, "status"> | undefined): boolean {
  return task !== undefined && task.status !== "queued" && task.status !== "running";
}

/** Milliseconds until a schedule is asked for again while the stream is down (live-session.md §9). */
export function schedulePollMs(schedule: Pick<Schedule, "status" | "flow_mode"> | undefined): number {
  if (schedule?.status === "RUNNING") return SCHEDULE_POLL_RUNNING_MS;
  return schedule?.flow_mode === "FREE" ? SCHEDULE_POLL_FREE_MS : SCHEDULE_POLL_GUIDED_MS;
}
