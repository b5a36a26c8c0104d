import { type InfiniteData, mutationOptions, type QueryClient, type QueryKey } from "@tanstack/react-query";
import type { HotseatClient } from "../client";
import { readAllNotifications, readNotification, updateViewState } from "../generated/operations/notifications";
import type { Notification, NotificationPage, UnreadCount } from "../generated/types.gen";
import { mutationDefaults } from "./defaults";
import { keys } from "./keys";
import { refresh } from "./refresh";

/** A list as the cache has it: the dropdown's array, or pages. */
type CachedList = readonly Notification[] | InfiniteData<NotificationPage>;
type Snapshot = readonly (readonly [QueryKey, unknown])[];

/** Keeps what the lists and counts were before an optimistic change. */
async function snapshotOf(queryClient: QueryClient): Promise<Snapshot> {
  await queryClient.cancelQueries({ queryKey: keys.notifications });
  return queryClient.getQueriesData({ queryKey: keys.notifications });
}

function rollBack(queryClient: QueryClient, before: Snapshot | undefined): void {
  for (const [queryKey, data] of before ?? []) queryClient.setQueryData(queryKey, data);
}

/** Applies a change to every list: the dropdown drops what is read, pages keep it. */
function changeLists(queryClient: QueryClient, change: (notification: Notification) => Notification): void {
  queryClient.setQueriesData<CachedList>({ queryKey: keys.notificationLists }, (list) => {
    if (list === undefined) return list;
    if ("pages" in list)
      return { ...list, pages: list.pages.map((page) => ({ ...page, results: page.results.map(change) })) };
    return list.map(change).filter(({ is_read }) => !is_read);
  });
}

const settled = (
  _response: unknown,
  _error: unknown,
  _input: unknown,
  _before: unknown,
  { client }: { client: QueryClient },
) => refresh(client, keys.notifications);

/** Marks one notification as read, at once on screen; a refusal restores what was there. */
export const readNotificationMutation = (client: HotseatClient) =>
  mutationOptions({
    ...mutationDefaults,
    mutationKey: [...keys.notifications, "read"],
    mutationFn: ({ id, clicked }: { id: string; clicked: boolean }) =>
      client.call(readNotification, { path: { id }, body: { clicked } }),
    onMutate: async ({ id }, { client: queryClient }) => {
      const before = await snapshotOf(queryClient);
      const now = new Date(client.serverClock.now()).toISOString();
      let wasUnread = false;
      changeLists(queryClient, (one) => {
        if (one.id !== id || one.is_read) return one;
        wasUnread = true;
        return { ...one, is_read: true, read_at: now };
      });
      queryClient.setQueryData<UnreadCount>(
        keys.unreadCount,
        (old) => old && { count: Math.max(0, old.count - (wasUnread ? 1 : 0)) },
      );
      return before;
    },
    onError: (_error, _input, before, { client: queryClient }) => rollBack(queryClient, before),
    onSettled: settled,
  });

/** Marks all notifications as read, at once on screen; a refusal restores what was there. */
export const readAllNotificationsMutation = (client: HotseatClient) =>
  mutationOptions({
    ...mutationDefaults,
    mutationKey: [...keys.notifications, "read-all"],
    mutationFn: () => client.call(readAllNotifications),
    onMutate: async (_input: undefined, { client: queryClient }) => {
      const before = await snapshotOf(queryClient);
      const now = new Date(client.serverClock.now()).toISOString();
      changeLists(queryClient, (one) => (one.is_read ? one : { ...one, is_read: true, read_at: now }));
      queryClient.setQueryData<UnreadCount>(keys.unreadCount, (old) => old && { count: 0 });
      return before;
    },
    onError: (_error, _input, before, { client: queryClient }) => rollBack(queryClient, before),
    onSettled: settled,
  });

/** Says that the list was opened: what it had is seen, though not read. */
export const markSeenMutation = (client: HotseatClient) =>
  mutationOptions({
    ...mutationDefaults,
    mutationKey: [...keys.notifications, "seen"],
    mutationFn: (lastSeenId: string | null) =>
      client.call(updateViewState, {
        body: {
          notifications: {
            last_opened_at: new Date(client.serverClock.now()).toISOString(),
            ...(lastSeenId !== null && { last_seen_id: lastSeenId }),
          },
        },
      }),
  });
