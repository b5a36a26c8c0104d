import type { ReactNode } from "react";
import { bandOf } from "./band";
import * as styles from "./score-chip.css";

export interface ScoreChipProps {
  /** Between 1 and 6; its rounded value gives the colour. */
  value: number;
  /** 20 or 24 pixels high. Default `medium`. */
  size?: "small" | "medium";
  /** The number as the reader's language writes it. Default: a whole number as it is, a mean with one decimal. */
  children?: ReactNode;
}

/**
 * A score with its band's colour, never the colour alone.
 * @example
 * import { ScoreChip } from "@hotseat/ui/score-chip";
 *
 * <ScoreChip value={4.4} />
 * @keyboard None: it takes no focus.
 * @do Give the number in the reader’s language as child.
 * @dont Show the colour without the number.
 */
export function ScoreChip({ value, size = "medium", children }: ScoreChipProps) {
  return (
    <span className={styles.chip} data-band={bandOf(value)} data-size={size}>
      {children ?? (Number.isInteger(value) ? value : value.toFixed(1))}
    </span>
  );
}
