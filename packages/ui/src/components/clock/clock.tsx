import { Hourglass, Lock, type LucideIcon, Pause } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { classNames } from "../../styles/class-names";
import { Icon } from "../icon/icon";
import * as styles from "./clock.css";
import { formatClock } from "./format-clock";

export type ClockState = "running" | "expiring" | "over" | "hold" | "paused";

export interface ClockProps {
  /** Seconds left, or seconds over in the state `over`. */
  seconds: number;
  /** `expiring` at 30 s or less; `over` counts up; `hold` runs, and nothing follows by itself; `paused` stands still. Default `running`. */
  state?: ClockState;
  /** What it counts, in words: a clock never stands alone. */
  label: ReactNode;
  /** The one big clock of a screen, or a smaller one. Default `large` (22). */
  size?: "small" | "medium" | "large" | "huge";
  /** Words beside the digits or under them. Default `row`. */
  layout?: "row" | "stack";
  /** Digits to keep room for, so that nothing moves at 10:00. Default: as many as are shown. */
  digits?: number;
  /** The element of the digits, for who writes `clockText` into it each second instead of rendering the clock anew. */
  digitsRef?: Ref<HTMLSpanElement>;
  className?: string;
}

const ICONS: Record<ClockState, LucideIcon | null> = {
  running: null,
  expiring: Hourglass,
  over: null,
  hold: Lock,
  paused: Pause,
};

/** The digits of a clock in a state. */
export function clockText(seconds: number, state: ClockState): string {
  return `${state === "over" ? "+" : ""}${formatClock(seconds)}`;
}

/**
 * Time left, in digits that never shift, with its state in colour and in words. Not announced: say warnings once elsewhere.
 * @example
 * import { Clock } from "@hotseat/ui/clock";
 *
 * <Clock seconds={102} state="running" label="left in question 3" />
 * @keyboard None: it takes no focus.
 * @do Give the seconds from the server’s clock, and announce warnings once in a status of their own.
 * @dont Let it announce each second: it is silent for screen readers.
 */
export function Clock({
  seconds,
  state = "running",
  label,
  size = "large",
  layout = "row",
  digits,
  digitsRef,
  className,
}: ClockProps) {
  const glyph = ICONS[state];
  return (
    <div
      role="timer"
      aria-live="off"
      data-state={state}
      data-size={size}
      data-layout={layout}
      className={classNames(styles.clock, className)}
    >
      {glyph ? <Icon as={glyph} size={18} className={styles.icon} /> : null}
      <span ref={digitsRef} className={styles.digits} style={digits ? { minWidth: `${digits + 0.5}ch` } : undefined}>
        {clockText(seconds, state)}
      </span>
      <span className={styles.label}>{label}</span>
    </div>
  );
}
