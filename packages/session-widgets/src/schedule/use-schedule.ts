import type { HotseatClient } from "@hotseat/api-client";
import { acceptSchedule, keys, scheduleQuery } from "@hotseat/api-client/queries";
import type { Ticker } from "@hotseat/core/ticker";
import { useHotseat } from "@hotseat/react";
import { hashKey, type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import type { i18n } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import {
  createScheduleStore,
  type Schedule,
  type ScheduleAction,
  type ScheduleStore,
  useScheduleState,
  useScheduleStateAfter,
} from "./headless";
import { createSchedulePort } from "./schedule-port";

export interface ScheduleHandle {
  status: "loading" | "ready" | "failed";
  /** With the action on its way laid over it; null until it is there. */
  schedule: Schedule | null;
  /** Asks the server; failures are told by a toast. Stable. */
  act(action: ScheduleAction): void;
  /** The page's one second; give it to clocks and bars. Stable. */
  time: Ticker;
  /** Reads it again after a failure. Stable. */
  retry(): void;
}

const stores = new WeakMap<QueryClient, Map<number, ScheduleStore>>();

/** One store per session, so that an action shown early is shown early everywhere. */
function storeOf(client: HotseatClient, queryClient: QueryClient, texts: i18n, sessionId: number): ScheduleStore {
  const mine = stores.get(queryClient) ?? new Map<number, ScheduleStore>();
  stores.set(queryClient, mine);
  const known = mine.get(sessionId);
  if (known) return known;
  const port = createSchedulePort({ client, queryClient, texts, sessionId });
  const made = createScheduleStore({ clock: client.serverClock, port });
  mine.set(sessionId, made);
  const key = hashKey(keys.schedule(sessionId));
  const take = (told: Schedule | undefined) => told && made.receive(told);
  take(queryClient.getQueryData(keys.schedule(sessionId)));
  // Once for the page: each widget that followed the answers by itself would be drawn for the answer, and then for what it changed.
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash === key) take(query.state.data);
  });
  return made;
}

function useStoreOf(sessionId: number): ScheduleStore {
  const { client } = useHotseat();
  const { i18n } = useTranslation();
  return storeOf(client, useQueryClient(), i18n, sessionId);
}

/** The action on its way; buttons are off meanwhile. */
export function usePendingAction(sessionId: number): ScheduleAction["kind"] | null {
  return useScheduleState(useStoreOf(sessionId), "pending");
}

/** The session's schedule as this person sees it; renders when it changes, never because time passes. */
export function useSchedule(sessionId: number): ScheduleHandle {
  const store = useStoreOf(sessionId);
  return useHandle(sessionId, store, useScheduleState(store, "schedule"));
}

/** The same, drawn after what was pressed: for what shows the schedule without being what one presses (on a slow computer, a moment later). */
export function useScheduleAfter(sessionId: number): ScheduleHandle {
  const store = useStoreOf(sessionId);
  return useHandle(sessionId, store, useScheduleStateAfter(store, "schedule"));
}

function useHandle(sessionId: number, store: ScheduleStore, schedule: Schedule | null): ScheduleHandle {
  const { client } = useHotseat();
  const queryClient = useQueryClient();
  const { isError, refetch } = useQuery({ ...scheduleQuery(client, sessionId), notifyOnChangeProps: ["isError"] });

  const stable = useMemo(
    () => ({
      act(action: ScheduleAction) {
        void store.act(action).then(() => {
          const settled = store.getServerSchedule();
          if (settled) acceptSchedule(queryClient, settled);
        });
      },
      time: client.serverClock.ticker(),
      retry: () => void refetch(),
    }),
    [client, queryClient, refetch, store],
  );
  const status = schedule ? "ready" : isError ? "failed" : "loading";
  return useMemo(() => ({ status, schedule, ...stable }), [status, schedule, stable]);
}
