import { infiniteQueryOptions } from "@tanstack/react-query";
import type { HotseatClient } from "../client";
import { listInvitations } from "../generated/operations/invitations";
import { cursorOf } from "../paginate";
import { queryDefaults } from "./defaults";
import { keys } from "./keys";

/** Everybody invited, the latest first, page by page; for host and owner. */
export const invitationsQuery = (client: HotseatClient, id: number) =>
  infiniteQueryOptions({
    ...queryDefaults,
    queryKey: keys.invitations(id),
    queryFn: ({ pageParam, signal }) => client.call(listInvitations, { path: { id }, query: { ...pageParam }, signal }),
    initialPageParam: {},
    getNextPageParam: (page) => cursorOf(page.next),
  });
