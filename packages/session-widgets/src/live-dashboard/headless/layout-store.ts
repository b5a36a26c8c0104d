import type { Clock } from "@hotseat/core/clock";
import { forgiving } from "@hotseat/core/storage";
import { type ReadableStore, readable } from "@hotseat/core/store";
import { createStore } from "zustand/vanilla";
import { LAYOUT_SAVE_MS, STAGE_WIDTH, STAGE_WIDTH_MIN } from "./live-dashboard.constants";

/** What the rail shows, one at a time. */
export type RailPanel = "participants" | "evaluation" | "chat";

/** What somebody has arranged on their screen; kept per session (LS-2). */
export interface DashboardLayout {
  /** Pixels of the stage beside the workspace. */
  readonly stageWidth: number;
  /** The same while I am in the hot seat: then the question is the largest thing. */
  readonly hotSeatStageWidth: number;
  readonly isWorkspaceOpen: boolean;
  readonly isRailOpen: boolean;
  readonly rail: RailPanel;
  /** The large picture; without it the workspace has the room and everybody is small beside it. */
  readonly isStageOpen: boolean;
  /** The rail of small tiles under the large one. */
  readonly areTilesShown: boolean;
  /** The console of server events above the dashboard; for people with authority. */
  readonly isConsoleOpen: boolean;
  /** Whom I pinned; forgotten when I leave the session. */
  readonly pinnedIdentity: string | null;
}

export const DEFAULT_LAYOUT: DashboardLayout = {
  stageWidth: STAGE_WIDTH,
  hotSeatStageWidth: STAGE_WIDTH_MIN,
  isWorkspaceOpen: true,
  isRailOpen: true,
  rail: "evaluation",
  isStageOpen: true,
  areTilesShown: true,
  isConsoleOpen: false,
  pinnedIdentity: null,
};

export interface LayoutStore extends ReadableStore<DashboardLayout> {
  change(part: Partial<DashboardLayout>): void;
  dispose(): void;
}

type LayoutStorage = Pick<Storage, "getItem" | "setItem">;

function parse(text: string | null, defaults: DashboardLayout): DashboardLayout {
  try {
    const kept: unknown = JSON.parse(text ?? "{}");
    return { ...defaults, ...(typeof kept === "object" ? kept : {}) };
  } catch {
    return defaults;
  }
}

/** The layout of one session, saved 300 ms after the last change. `defaults` differ by role. */
export function createLayoutStore(ports: {
  sessionId: number;
  storage: LayoutStorage | null;
  clock: Clock;
  defaults?: Partial<DashboardLayout>;
}): LayoutStore {
  const key = `hotseat.layout.${ports.sessionId}`;
  const storage = forgiving(ports.storage);
  const store = createStore(() => parse(storage.getItem(key), { ...DEFAULT_LAYOUT, ...ports.defaults }));
  let planned: (() => void) | null = null;
  function save(): void {
    planned?.();
    planned = null;
    storage.setItem(key, JSON.stringify(store.getState()));
  }
  return {
    ...readable(store),
    change(part) {
      store.setState(part);
      planned?.();
      planned = ports.clock.after(LAYOUT_SAVE_MS, save);
    },
    dispose() {
      if (planned) save();
    },
  };
}
