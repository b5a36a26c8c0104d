import { queryOptions } from "@tanstack/react-query";
import type { HotseatClient } from "../client";
import { getMyRegistration } from "../generated/operations/registration";
import { getMe, listMyBlocks } from "../generated/operations/users";
import { ME_KEPT_MS } from "../retry";
import { queryDefaults } from "./defaults";
import { keys } from "./keys";

/** The signed-in person: kept 15 minutes, never retried, fetched again on window focus. */
export const meQuery = (client: HotseatClient) =>
  queryOptions({
    ...queryDefaults,
    gcTime: ME_KEPT_MS,
    retry: false,
    refetchOnWindowFocus: true,
    queryKey: keys.me,
    queryFn: ({ signal }) => client.call(getMe, { signal }),
  });

/** The people I blocked, the latest first. */
export const myBlocksQuery = (client: HotseatClient) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.myBlocks,
    queryFn: ({ signal }) => client.call(listMyBlocks, { query: { limit: 100 }, signal }),
  });

/** One's own request for an account; the waiting page shows it. */
export const myRegistrationQuery = (client: HotseatClient) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.myRegistration,
    queryFn: ({ signal }) => client.call(getMyRegistration, { signal }),
  });
