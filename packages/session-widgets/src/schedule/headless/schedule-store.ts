import type { Clock } from "@hotseat/core/clock";
import { type ReadableStore, readable } from "@hotseat/core/store";
import { createStore } from "zustand/vanilla";
import type { Schedule, ScheduleAction, SchedulePort } from "./schedule.types";
import { type Overlay, withOverlay } from "./schedule-overlay";
import { segmentRemaining } from "./schedule-rules";

export interface ScheduleState {
  /** The server's last schedule with the pending action applied; null until the first has loaded. */
  schedule: Schedule | null;
  /** The pending action; buttons are disabled meanwhile. */
  pending: ScheduleAction["kind"] | null;
}

export interface ScheduleStore extends ReadableStore<ScheduleState> {
  /** The server's last schedule without an overlay. */
  getServerSchedule(): Schedule | null;
  /** Receives a schedule from an event or a read; drops one that is older than the last. */
  receive(schedule: Schedule): void;
  /** Sends an action to the server; resolves when it has responded. Does nothing while another action is pending. */
  act(action: ScheduleAction): Promise<void>;
}

export interface ScheduleStoreOptions {
  port: SchedulePort;
  /** The server's clock. */
  clock: Pick<Clock, "now">;
}

/** Returns the visible part of a schedule as JSON: only the server and this store use `version` and `server_time`. */
function visible(schedule: Schedule | null): string {
  return JSON.stringify(schedule, (key, value) => (key === "version" || key === "server_time" ? undefined : value));
}

/**
 * Creates the store of one session's schedule as this person sees it. The server's last schedule is the only base; a roll-back
 * drops the overlay.
 */
export function createScheduleStore({ port, clock }: ScheduleStoreOptions): ScheduleStore {
  let server: Schedule | null = null;
  let overlay: Overlay | null = null;
  const store = createStore<ScheduleState>(() => ({ schedule: null, pending: null }));

  function publish(): void {
    const schedule = server && withOverlay(server, overlay);
    const pending = overlay?.action.kind ?? null;
    // The reply, its event and the optimistic overlay show the same schedule: they render once.
    const before = store.getState();
    const shown = visible(before.schedule) === visible(schedule) ? before.schedule : schedule;
    if (shown === before.schedule && pending === before.pending) return;
    store.setState({ schedule: shown, pending });
  }

  function adopt(schedule: Schedule): boolean {
    if (server && schedule.version <= server.version) return false;
    server = schedule;
    return true;
  }

  async function act(action: ScheduleAction): Promise<void> {
    if (!server || overlay) return;
    const seen = {
      expectedIndex: server.current_index,
      remainingSec: Math.max(0, segmentRemaining(server, clock.now())),
    };
    overlay = { action, expectedIndex: seen.expectedIndex, baseVersion: server.version, atMs: clock.now() };
    publish();
    const reply = await port.send(action, seen);
    overlay = null;
    if (reply.kind === "failed") {
      port.reportFailure(reply.error);
      port.refetch();
    } else {
      adopt(reply.schedule);
    }
    publish();
  }

  return {
    ...readable(store),
    getServerSchedule: () => server,
    receive(schedule) {
      if (adopt(schedule)) publish();
    },
    act,
  };
}
