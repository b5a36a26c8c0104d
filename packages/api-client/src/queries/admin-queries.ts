import { MINUTE_MS } from "@hotseat/core/durations";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { HotseatClient } from "../client";
import {
  getAdminRequestSummary,
  getOutboxMail,
  listAdminJoinRequests,
  listInstitutionUsers,
  listOrganisationUsers,
  listOutbox,
  listPendingUsers,
  listPlatformUsers,
} from "../generated/operations/admin";
import { listInstitutions, listOrganisations } from "../generated/operations/organisations";
import type { OperationInput } from "../operation";
import { cursorOf } from "../paginate";
import { queryDefaults } from "./defaults";
import { type AdminScope, type JoinRequestFilters, keys, type RequestFilters, type UserListFilters } from "./keys";

/** Items on one page of a list of the administration. */
const ADMIN_PAGE_SIZE = 20;
/** Items a request when all of a list is wanted. */
const WHOLE_LIST_PAGE_SIZE = 100;

/** How long lists of the administration are fresh, and kept, in milliseconds. */
const LIST_FRESHNESS = { staleTime: 5 * MINUTE_MS, gcTime: 15 * MINUTE_MS };
/** How long the list of organisations is fresh, and kept, in milliseconds: they change seldom. */
const ORGANISATION_FRESHNESS = { staleTime: 15 * MINUTE_MS, gcTime: 30 * MINUTE_MS };

/** Milliseconds between two looks at the outbox while it is in view. */
const OUTBOX_POLL_MS = 5_000;

type UserListQuery = OperationInput<typeof listPlatformUsers>["query"];

function fetchUsers(client: HotseatClient, scope: AdminScope, query: UserListQuery, signal: AbortSignal) {
  const asked = { ...(query && { query }), signal };
  switch (scope.kind) {
    case "platform":
      return client.call(listPlatformUsers, asked);
    case "organisation":
      return client.call(listOrganisationUsers, { path: { orgId: scope.id }, ...asked });
    case "institution":
      return client.call(listInstitutionUsers, { path: { instId: scope.id }, ...asked });
  }
}

/** The users of a scope, page by page; while another search is fetched, the last rows stay. */
export const adminUsersQuery = (client: HotseatClient, scope: AdminScope, filters: UserListFilters = {}) =>
  infiniteQueryOptions({
    ...queryDefaults,
    ...LIST_FRESHNESS,
    queryKey: keys.adminUserList(scope, filters),
    queryFn: ({ pageParam, signal }) =>
      fetchUsers(client, scope, { ...filters, ...pageParam, limit: ADMIN_PAGE_SIZE }, signal),
    initialPageParam: {},
    getNextPageParam: (page) => cursorOf(page.next),
    placeholderData: keepPreviousData,
  });

/** The people who wait for approval in the administrator's scope, page by page. */
export const pendingUsersQuery = (client: HotseatClient, filters: RequestFilters = {}) =>
  infiniteQueryOptions({
    ...queryDefaults,
    queryKey: keys.pendingUserList(filters),
    queryFn: ({ pageParam, signal }) =>
      client.call(listPendingUsers, { query: { ...filters, ...pageParam, limit: ADMIN_PAGE_SIZE }, signal }),
    initialPageParam: {},
    getNextPageParam: (page) => cursorOf(page.next),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });

/** The open requests for a seat in sessions of the administrator's scope, page by page. */
export const adminJoinRequestsQuery = (client: HotseatClient, filters: JoinRequestFilters = {}) =>
  infiniteQueryOptions({
    ...queryDefaults,
    queryKey: keys.adminJoinRequestList(filters),
    queryFn: ({ pageParam, signal }) =>
      client.call(listAdminJoinRequests, { query: { ...filters, ...pageParam, limit: ADMIN_PAGE_SIZE }, signal }),
    initialPageParam: {},
    getNextPageParam: (page) => cursorOf(page.next),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });

/** The number of requests that wait for the administrator, and the values of the filters of both lists. */
export const adminRequestSummaryQuery = (client: HotseatClient) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.adminRequestSummary,
    queryFn: ({ signal }) => client.call(getAdminRequestSummary, { signal }),
    refetchOnWindowFocus: true,
  });

/** All organisations and institutions of the administrator's scope. */
export const organisationsQuery = (client: HotseatClient) =>
  queryOptions({
    ...queryDefaults,
    ...ORGANISATION_FRESHNESS,
    queryKey: keys.organisations,
    queryFn: async ({ signal }) => {
      const institutions = await client.call(listInstitutions, { signal });
      const organisations = [];
      for await (const organisation of client.paginate(listOrganisations, {
        query: { limit: WHOLE_LIST_PAGE_SIZE },
        signal,
      }))
        organisations.push({
          ...organisation,
          institutions: institutions.results.filter((each) => each.organisation.id === organisation.id),
        });
      return organisations;
    },
  });

/** The mails of the installation, page by page, the latest first; for platform administrators. */
export const outboxQuery = (client: HotseatClient) =>
  infiniteQueryOptions({
    ...queryDefaults,
    queryKey: keys.outbox,
    queryFn: ({ pageParam, signal }) =>
      client.call(listOutbox, { query: { ...pageParam, limit: ADMIN_PAGE_SIZE }, signal }),
    initialPageParam: {},
    getNextPageParam: (page) => cursorOf(page.next),
    // Mails are written without an event for this list.
    staleTime: 0,
    refetchInterval: OUTBOX_POLL_MS,
  });

/** One mail with its content, by its id. */
export const outboxMailQuery = (client: HotseatClient, id: string) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.outboxMail(id),
    queryFn: ({ signal }) => client.call(getOutboxMail, { path: { id }, signal }),
  });
