import { classNames } from "../../styles/class-names";
import * as styles from "./progress-bar.css";

export interface ProgressBarProps {
  /** Between 0 and 1. */
  value: number;
  /** What progresses; without it the bar is decoration and words beside it say the same. */
  label?: string;
  /** For screen readers instead of a percentage, for example "3 of 4". */
  valueText?: string;
  /** 4 or 6 pixels. Default `thin`. */
  size?: "thin" | "thick";
  tone?: "accent" | "amber" | "red" | "green" | "neutral";
  className?: string;
}

/**
 * How much is done.
 * @example
 * import { ProgressBar } from "@hotseat/ui/progress-bar";
 *
 * <ProgressBar value={0.75} label="Questions rated" valueText="3 of 4" />
 * @keyboard None: it takes no focus.
 * @do Give `valueText` where a percentage says little.
 * @dont Use it for time: that is a `TimeBar`.
 */
export function ProgressBar({ value, label, valueText, size = "thin", tone = "accent", className }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 1000) / 10;
  const meaning = label
    ? {
        role: "progressbar",
        "aria-label": label,
        "aria-valuemin": 0,
        "aria-valuemax": 100,
        "aria-valuenow": Math.round(percent),
        ...(valueText ? { "aria-valuetext": valueText } : {}),
      }
    : { "aria-hidden": true };
  return (
    <div {...meaning} data-size={size} data-tone={tone} className={classNames(styles.track, className)}>
      <div className={styles.fill} style={{ width: `${percent}%` }} />
    </div>
  );
}

export interface TimeBarProps {
  /** The part of the time that is left, between 0 and 1. */
  left: number;
  /** Running, in its last seconds, or over. Default `running`. */
  state?: "running" | "expiring" | "over";
  size?: "thin" | "thick";
  className?: string;
}

const TIME_TONES = { running: "accent", expiring: "amber", over: "red" } as const;

/** How much time is left. A clock beside it says the same in digits, so it is hidden from screen readers. */
export function TimeBar({ left, state = "running", size = "thin", className }: TimeBarProps) {
  return <ProgressBar value={state === "over" ? 1 : left} tone={TIME_TONES[state]} size={size} className={className} />;
}
