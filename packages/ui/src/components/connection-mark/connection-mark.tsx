import { type LucideIcon, Signal, SignalMedium, WifiOff } from "lucide-react";
import { Stat, type StatProps } from "../stat/stat";
import { VisuallyHidden } from "../visually-hidden/visually-hidden";

export type ConnectionState = "good" | "unsteady" | "reconnecting" | "lost";

export interface ConnectionMarkProps {
  state: ConnectionState;
  /** The state in words. */
  label: string;
  /** Keep the words for screen readers only, where there is no room. */
  compact?: boolean;
}

const LOOKS: Record<ConnectionState, { icon: LucideIcon; tone: StatProps["tone"] }> = {
  good: { icon: Signal, tone: "green" },
  unsteady: { icon: SignalMedium, tone: "amber" },
  reconnecting: { icon: WifiOff, tone: "amber" },
  lost: { icon: WifiOff, tone: "red" },
};

/**
 * How well the line holds: icon and words, then colour.
 * @example
 * import { ConnectionMark } from "@hotseat/ui/connection-mark";
 *
 * <ConnectionMark state="unsteady" label="Unsteady" />
 * @keyboard None: it takes no focus.
 * @do Say the state in `label`; set `compact` where there is no room for it.
 * @dont Show it for one person’s own network and another’s in the same place.
 */
export function ConnectionMark({ state, label, compact }: ConnectionMarkProps) {
  const { icon, tone } = LOOKS[state];
  return (
    <span data-state={state} style={{ display: "inline-flex" }}>
      <Stat icon={icon} iconSize={16} tone={tone}>
        {compact ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </Stat>
    </span>
  );
}
