import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { HotseatClient } from "../client";
import {
  getFeedbackSummary,
  listEvaluationStates,
  listMyEvaluations,
  listMyPillarRatings,
} from "../generated/operations/evaluations";
import { cursorOf } from "../paginate";
import { queryDefaults, SESSION_POLL_MS } from "./defaults";
import { keys } from "./keys";

/** The pillar ratings I have given. */
export const myPillarRatingsQuery = (client: HotseatClient, id: number) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.myPillarRatings(id),
    queryFn: ({ signal }) => client.call(listMyPillarRatings, { path: { id }, signal }),
  });

/** The authors of begun and submitted evaluations, for host and owner. Only authors receive events of a draft, so it is polled while it shows. */
export const evaluationStatesQuery = (client: HotseatClient, id: number) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.evaluationStates(id),
    queryFn: ({ signal }) => client.call(listEvaluationStates, { path: { id }, signal }),
    refetchInterval: SESSION_POLL_MS,
  });

/** All my evaluations of others in all my sessions, the latest first, page by page. */
export const myEvaluationsQuery = (client: HotseatClient) =>
  infiniteQueryOptions({
    ...queryDefaults,
    queryKey: keys.myEvaluations,
    queryFn: ({ pageParam, signal }) => client.call(listMyEvaluations, { query: { ...pageParam }, signal }),
    initialPageParam: {},
    getNextPageParam: (page) => cursorOf(page.next),
  });

/** The submitted evaluations of peers about one person; 403 until it opens (LS-D5.5). */
export const feedbackSummaryQuery = (client: HotseatClient, id: number, evaluateeId: number) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.feedbackSummary(id, evaluateeId),
    queryFn: ({ signal }) => client.call(getFeedbackSummary, { path: { id, evaluateeId }, signal }),
  });
