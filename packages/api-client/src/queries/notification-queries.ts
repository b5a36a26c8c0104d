import { MINUTE_MS } from "@hotseat/core/durations";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { HotseatClient } from "../client";
import {
  countUnreadNotifications,
  listNotifications,
  listNotificationTypes,
} from "../generated/operations/notifications";
import { cursorOf } from "../paginate";
import { queryDefaults } from "./defaults";
import { keys, type NotificationFilter } from "./keys";

/** Notifications in the dropdown. */
const DROPDOWN_NOTIFICATIONS = 7;
/** Notifications on one page of the whole list. */
const NOTIFICATION_PAGE_SIZE = 20;
/** Milliseconds between two polls while the event stream is down. */
const POLL_MS = 30_000;
/** How long a list is fresh while the event stream is down, in milliseconds. */
const STALE_MS = MINUTE_MS;

/** With the event stream nothing goes stale: it says what is new. Without it, the lists are polled. */
const freshness = (client: HotseatClient) => ({
  staleTime: () => (client.events.isLive() ? Number.POSITIVE_INFINITY : STALE_MS),
  refetchInterval: () => (client.events.isLive() ? (false as const) : POLL_MS),
});
const queryOf = ({ read, session }: NotificationFilter) => ({
  ...(read !== undefined && { read: read ? ("true" as const) : ("false" as const) }),
  ...(session !== undefined && { session }),
});

/** The number of my unread notifications. */
export const unreadCountQuery = (client: HotseatClient) =>
  queryOptions({
    ...queryDefaults,
    ...freshness(client),
    queryKey: keys.unreadCount,
    queryFn: ({ signal }) => client.call(countUnreadNotifications, { signal }),
  });

/** My latest unread notifications, as the dropdown shows them. */
export const latestNotificationsQuery = (client: HotseatClient, session?: number) => {
  const filter: NotificationFilter = { read: false, ...(session !== undefined && { session }) };
  return queryOptions({
    ...queryDefaults,
    ...freshness(client),
    queryKey: [...keys.notificationList(filter), "latest"],
    queryFn: async ({ signal }) =>
      (await client.call(listNotifications, { query: { ...queryOf(filter), limit: DROPDOWN_NOTIFICATIONS }, signal }))
        .results,
  });
};

/** All my notifications, the latest first, page by page. */
export const notificationsQuery = (client: HotseatClient, filter: NotificationFilter = {}) =>
  infiniteQueryOptions({
    ...queryDefaults,
    ...freshness(client),
    queryKey: [...keys.notificationList(filter), "pages"],
    queryFn: ({ pageParam, signal }) =>
      client.call(listNotifications, {
        query: { ...queryOf(filter), ...pageParam, limit: NOTIFICATION_PAGE_SIZE },
        signal,
      }),
    initialPageParam: {},
    getNextPageParam: (page) => cursorOf(page.next),
  });

/** The kinds of notification with title, icon and colour; they change with the server's version only. */
export const notificationTypesQuery = (client: HotseatClient) =>
  queryOptions({
    ...queryDefaults,
    staleTime: Number.POSITIVE_INFINITY,
    queryKey: keys.notificationTypes,
    queryFn: ({ signal }) => client.call(listNotificationTypes, { signal }),
  });
