import type { Clock } from "@hotseat/core/clock";
import { createDebounce } from "@hotseat/core/debounce";
import { forgiving, type TextStorage } from "@hotseat/core/storage";
import { type ReadableStore, readable } from "@hotseat/core/store";
import { createStore } from "zustand/vanilla";
import { LAYOUT_SAVE_MS, STAGE_WIDTH, STAGE_WIDTH_MIN } from "./live-dashboard.constants";

/** The panels of the rail; it shows one at a time. */
export type RailPanel = "participants" | "evaluation" | "chat";

/** The user's arrangement of the dashboard; stored per session (LS-2.24). */
export interface DashboardLayout {
  /** Pixels of the stage beside the workspace. */
  readonly stageWidth: number;
  /** The stage's width while the viewer is in the hot seat, in pixels: the question is then the largest part. */
  readonly hotSeatStageWidth: number;
  readonly isWorkspaceOpen: boolean;
  readonly isRailOpen: boolean;
  readonly rail: RailPanel;
  /** The large picture is shown; without it the workspace fills the space, with small tiles beside it. */
  readonly isStageOpen: boolean;
  /** The rail of small tiles under the large one. */
  readonly areTilesShown: boolean;
  /** The console of server events above the dashboard; for people with authority. */
  readonly isConsoleOpen: boolean;
  /** The identity of the pinned person; cleared when the viewer leaves the session. */
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
  storage: Pick<TextStorage, "getItem" | "setItem"> | null;
  clock: Clock;
  defaults?: Partial<DashboardLayout>;
}): LayoutStore {
  const key = `hotseat.layout.${ports.sessionId}`;
  const storage = forgiving(ports.storage);
  const store = createStore(() => parse(storage.getItem(key), { ...DEFAULT_LAYOUT, ...ports.defaults }));
  const saving = createDebounce(ports.clock, LAYOUT_SAVE_MS, () =>
    storage.setItem(key, JSON.stringify(store.getState())),
  );
  return {
    ...readable(store),
    change(part) {
      store.setState(part);
      saving.schedule();
    },
    dispose: saving.flush,
  };
}
