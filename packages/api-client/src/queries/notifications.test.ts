// @vitest-environment jsdom
import { MutationObserver, QueryObserver } from "@tanstack/react-query";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { HotseatClient } from "../client";
import type { Notification } from "../generated/types.gen";
import { cache } from "../testing/query-set-up";
import { keys } from "./keys";
import { readAllNotificationsMutation, readNotificationMutation } from "./notification-mutations";
import { latestNotificationsQuery, unreadCountQuery } from "./notification-queries";

afterEach(() => vi.useRealTimers());

/** A client whose stream is up or down, with the response of each call. */
function clientOf(call: () => Promise<unknown>) {
  const stream = { isLive: true };
  const client = {
    call: vi.fn(call),
    events: { isLive: () => stream.isLive },
    serverClock: { now: () => Date.parse("2026-11-26T10:00:00.000Z") },
  };
  return { client: client as unknown as HotseatClient, call: client.call, stream };
}

describe("the number of unread notifications (IN-2.3)", () => {
  it("is polled every 30 s while the event stream is down, and only then", async () => {
    vi.useFakeTimers();
    const { client, call, stream } = clientOf(async () => ({ count: 3 }));
    const queryClient = cache();
    const stop = new QueryObserver(queryClient, unreadCountQuery(client)).subscribe(() => {});
    await vi.advanceTimersByTimeAsync(600_000);
    expect(call).toHaveBeenCalledTimes(1);

    stream.isLive = false;
    await queryClient.invalidateQueries({ queryKey: keys.notifications });
    expect(call).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(call).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(61_000);
    expect(call).toHaveBeenCalledTimes(5);

    stream.isLive = true;
    await queryClient.invalidateQueries({ queryKey: keys.notifications });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(call).toHaveBeenCalledTimes(6);
    stop();
  });

  it("goes stale 60 s after it was read while the stream is down, never while it is up", async () => {
    vi.useFakeTimers();
    const { client, stream } = clientOf(async () => ({ count: 3 }));
    const queryClient = cache();
    await queryClient.fetchQuery(unreadCountQuery(client));
    const isStale = () =>
      queryClient.getQueryCache().find({ queryKey: keys.unreadCount })?.isStaleByTime(staleMs()) ?? false;
    const staleMs = () => (unreadCountQuery(client).staleTime as unknown as () => number)();
    vi.advanceTimersByTime(59_000);
    stream.isLive = false;
    expect(isStale()).toBe(false);
    vi.advanceTimersByTime(2000);
    expect(isStale()).toBe(true);
    stream.isLive = true;
    expect(isStale()).toBe(false);
  });
});

describe("reading (IN-3.5)", () => {
  const ids = ["a", "b"];
  const unread = ids.map((id) => ({ id, is_read: false, read_at: null }) as Notification);

  /** Returns the dropdown's list and count while the call is on its way, and after the server has refused it. */
  async function readAndRefuse(pick: typeof readNotificationMutation | typeof readAllNotificationsMutation) {
    let refuse = () => {};
    const { client } = clientOf(() => new Promise((_, reject) => (refuse = () => reject(new Error("refused")))));
    const queryClient = cache();
    const list = latestNotificationsQuery(client).queryKey;
    queryClient.setQueryData(list, unread);
    queryClient.setQueryData(keys.unreadCount, { count: 2 });
    const shown = () => [
      queryClient.getQueryData<readonly Notification[]>(list)?.map(({ id }) => id),
      queryClient.getQueryData<{ count: number }>(keys.unreadCount)?.count,
    ];
    const options = pick(client) as ReturnType<typeof readNotificationMutation>;
    const reading = new MutationObserver(queryClient, { ...options, retry: false }).mutate({ id: "a", clicked: false });
    await vi.waitFor(() => expect(shown()[1]).not.toBe(2));
    const meanwhile = shown();
    refuse();
    await expect(reading).rejects.toThrow("refused");
    return { meanwhile, after: shown() };
  }

  it("of one takes it out of the list and the count at once, and a refusal brings it back", async () => {
    const { meanwhile, after } = await readAndRefuse(readNotificationMutation);
    expect(meanwhile).toEqual([["b"], 1]);
    expect(after).toEqual([ids, 2]);
  });

  it("of all empties the list at once, and a refusal brings it back", async () => {
    const { meanwhile, after } = await readAndRefuse(readAllNotificationsMutation);
    expect(meanwhile).toEqual([[], 0]);
    expect(after).toEqual([ids, 2]);
  });
});
