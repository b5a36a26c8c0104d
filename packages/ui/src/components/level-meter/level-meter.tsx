import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../../styles/class-names";
import { Icon } from "../icon/icon";
import * as styles from "./level-meter.css";

export interface LevelMeterProps {
  /** How loud, between 0 and 1. */
  level: number;
  /** What is measured. */
  label: string;
  icon?: LucideIcon;
  /** Words at the end: what the level means. */
  hint?: ReactNode;
  /** Bars drawn. Default 24. */
  bars?: number;
  className?: string;
}

/**
 * A row of bars that fills with the level.
 * @example
 * import { LevelMeter } from "@hotseat/ui/level-meter";
 *
 * <LevelMeter level={0.45} label="Microphone" icon={Mic} hint="We hear you well" />
 * @keyboard None: it takes no focus.
 * @do Say in `hint` what the level means.
 * @dont Announce the level: it changes many times a second.
 */
export function LevelMeter({ level, label, icon, hint, bars = 24, className }: LevelMeterProps) {
  const part = Math.min(1, Math.max(0, level));
  const lit = Math.round(part * bars);
  return (
    <div className={classNames(styles.meter, className)}>
      {icon ? <Icon as={icon} /> : null}
      {/* biome-ignore lint/a11y/useSemanticElements: a <meter> cannot be drawn as bars */}
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(part * 100)}
        className={styles.bars}
      >
        {Array.from({ length: bars }, (_, bar) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          <span key={`bar-${bar + 1}`} className={styles.bar} data-lit={bar < lit || undefined} />
        ))}
      </div>
      {hint ? <span className={styles.hint}>{hint}</span> : null}
    </div>
  );
}
