import { acceptSchedule, isScheduleEvent, keys, scheduleQuery } from "@hotseat/api-client/queries";
import type { Ticker } from "@hotseat/core/ticker";
import { type SessionStore, type SessionStorePorts, useHotseat, useSessionStore } from "@hotseat/react";
import { QueryObserver, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import {
  createScheduleStore,
  type Schedule,
  type ScheduleAction,
  type ScheduleStore,
  useScheduleState,
  useScheduleStateAfter,
} from "../headless";
import { createSchedulePort } from "./schedule-port";

export interface ScheduleHandle {
  status: "loading" | "ready" | "failed";
  /** The schedule with the pending action applied; null until it has loaded. */
  schedule: Schedule | null;
  /** Sends the action to the server; a toast reports failures. A stable function. */
  act(action: ScheduleAction): void;
  /** The page's shared ticker, for clocks and bars. Stable. */
  time: Ticker;
  /** Reads the schedule again after a failure. Stable. */
  retry(): void;
}

/** One store for each session, so that a pending action is shown in all widgets at once. */
function openSchedule(ports: SessionStorePorts, sessionId: number): ScheduleStore & SessionStore {
  const { client, queryClient, i18n: texts } = ports;
  const store = createScheduleStore({
    clock: client.serverClock,
    port: createSchedulePort({ client, queryClient, texts, sessionId }),
  });
  const take = (told: Schedule | undefined) => told && store.receive(told);
  take(queryClient.getQueryData(keys.schedule(sessionId)));
  const stops: (() => void)[] = [];
  return {
    ...store,
    start() {
      // One subscription for the session: with its own one, each widget would render for the response, and again for its effect.
      const reads = new QueryObserver(queryClient, {
        ...scheduleQuery(client, sessionId),
        enabled: false,
        notifyOnChangeProps: ["data"],
      });
      stops.push(
        reads.subscribe(({ data }) => take(data)),
        ports.onMessage((message) => {
          if (isScheduleEvent(message) && message.data.session_id === sessionId) take(message.data.schedule);
        }),
      );
      take(reads.getCurrentResult().data);
    },
    dispose() {
      for (const stop of stops) stop();
    },
  };
}

function useStoreOf(sessionId: number): ScheduleStore {
  return useSessionStore(sessionId, "schedule", (ports) => openSchedule(ports, sessionId));
}

/** The pending action; buttons are disabled meanwhile. */
export function usePendingAction(sessionId: number): ScheduleAction["kind"] | null {
  return useScheduleState(useStoreOf(sessionId), "pending");
}

/** Returns the session's schedule as this person sees it; renders when it changes, not when time passes. */
export function useSchedule(sessionId: number): ScheduleHandle {
  const store = useStoreOf(sessionId);
  return useHandle(sessionId, store, useScheduleState(store, "schedule"));
}

/** Returns the schedule after the pressed button has painted: for widgets that show it without being pressed (later on a slow computer). */
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
