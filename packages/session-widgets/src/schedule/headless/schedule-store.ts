import type { Clock } from "@hotseat/core/clock";
import { type ReadableStore, readable } from "@hotseat/core/store";
import { createStore } from "zustand/vanilla";
import type { Schedule, ScheduleAction, SchedulePort } from "./schedule.types";
import { type Overlay, withOverlay } from "./schedule-overlay";
import { segmentRemaining } from "./schedule-rules";

export interface ScheduleState {
  /** The server's last schedule with the action on its way laid over it; null until the first is there. */
  schedule: Schedule | null;
  /** The action on its way; buttons are off meanwhile. */
  pending: ScheduleAction["kind"] | null;
}

export interface ScheduleStore extends ReadableStore<ScheduleState> {
  /** The server's last schedule without an overlay. */
  getServerSchedule(): Schedule | null;
  /** Takes a schedule from an event or a read; older ones than the last are dropped. */
  receive(schedule: Schedule): void;
  /** Asks the server; resolves when it has answered. Does nothing while another action is on its way. */
  act(action: ScheduleAction): Promise<void>;
}

export interface ScheduleStoreOptions {
  port: SchedulePort;
  /** The server's clock. */
  clock: Pick<Clock, "now">;
}

/** What somebody could see of it: the version and the time of telling are for the server and this store alone. */
function visible(schedule: Schedule | null): string {
  return JSON.stringify(schedule, (key, value) => (key === "version" || key === "server_time" ? undefined : value));
}

/** The schedule of one session as this person sees it. What the server said last is the only base; roll-back drops the overlay. */
export function createScheduleStore({ port, clock }: ScheduleStoreOptions): ScheduleStore {
  let server: Schedule | null = null;
  let overlay: Overlay | null = null;
  const store = createStore<ScheduleState>(() => ({ schedule: null, pending: null }));

  function publish(): void {
    const schedule = server && withOverlay(server, overlay);
    const pending = overlay?.action.kind ?? null;
    // The answer, the event that tells the same and what was shown ahead of both: drawn once.
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
    const answer = await port.send(action, seen);
    overlay = null;
    if (answer.kind === "failed") {
      port.reportFailure(answer.error);
      port.refetch();
    } else {
      adopt(answer.schedule);
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
