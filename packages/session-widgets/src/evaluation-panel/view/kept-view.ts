import type { TextStorage } from "@hotseat/core/storage";
import type { PanelView } from "../view";

/** The parts that somebody goes back to by themselves; the pillars come and go with a turn. */
const KEPT = ["profile", "scenario", "questions"] as const satisfies readonly PanelView[];
type KeptView = (typeof KEPT)[number];

/** Which part of a person is looked at, kept per session on this device (LS-3.16). */
export function keptView(storage: TextStorage, sessionId: number) {
  const key = `hotseat.evaluation-view.${sessionId}`;
  return {
    read(): KeptView | null {
      const kept = storage.getItem(key);
      return KEPT.find((view) => view === kept) ?? null;
    },
    keep(view: PanelView): void {
      if (KEPT.some((each) => each === view)) storage.setItem(key, view);
    },
  };
}
