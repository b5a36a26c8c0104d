import { CircleAlert, Cloud, HardDrive, type LucideIcon } from "lucide-react";
import { Spinner } from "../spinner/spinner";
import { Stat, type StatProps } from "../stat/stat";
import * as styles from "./saved-state.css";

export type SavedStateName = "idle" | "saving" | "saved" | "local" | "failed";

export interface SavedStateProps {
  /** `idle` shows nothing and keeps the room; `local` is kept on this device only. */
  state: SavedStateName;
  /** The state in words, with its time: "Saved 14:07". */
  label: string;
}

const LOOKS: Record<Exclude<SavedStateName, "idle">, { icon?: LucideIcon; tone: StatProps["tone"] }> = {
  saving: { tone: "muted" },
  saved: { icon: Cloud, tone: "muted" },
  local: { icon: HardDrive, tone: "amber" },
  failed: { icon: CircleAlert, tone: "red" },
};

/**
 * Whether what was written is safe. Only a failure is announced.
 * @example
 * import { SavedState } from "@hotseat/ui/saved-state";
 *
 * <SavedState state="saved" label="Saved 14:07" />
 * @keyboard None: it takes no focus.
 * @do Say in `label` where the text is kept when it is not on the server.
 * @dont Announce each save: only a failure is announced.
 */
export function SavedState({ state, label }: SavedStateProps) {
  return (
    <span className={styles.place} data-state={state} role="status" aria-live={state === "failed" ? "polite" : "off"}>
      {state === "idle" ? null : (
        <Stat
          tone={LOOKS[state].tone}
          {...(state === "failed" ? { className: styles.reason } : {})}
          {...(LOOKS[state].icon ? { icon: LOOKS[state].icon } : {})}
        >
          {state === "saving" ? <Spinner /> : null}
          {label}
        </Stat>
      )}
    </span>
  );
}
