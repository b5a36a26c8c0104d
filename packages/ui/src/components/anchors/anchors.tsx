import type { ReactNode } from "react";
import type { Score } from "../score-chip/band";
import { ScoreChip } from "../score-chip/score-chip";
import * as styles from "./anchors.css";

export interface AnchorsProps {
  /** What a score looks like, usually for 1, 3 and 6. */
  items: ReadonlyArray<{ score: Score; text: ReactNode }>;
  /** To point a radio group's `aria-describedby` at. */
  id?: string;
  className?: string;
}

/**
 * A sentence each for what some scores look like.
 * @example
 * import { Anchors } from "@hotseat/ui/anchors";
 *
 * <Anchors id="anchors" items={[{ score: 1, text: "Names parts only." }, { score: 6, text: "Weighs each choice." }]} />
 * @keyboard None: it takes no focus.
 * @do Point `aria-describedby` of the scale at its `id`.
 * @dont Write one for every score: three are read, six are not.
 */
export function Anchors({ items, id, className }: AnchorsProps) {
  return (
    <dl id={id} className={className ? `${styles.list} ${className}` : styles.list}>
      {items.map((item) => (
        <div key={item.score} className={styles.item}>
          <dt className={styles.term}>
            <ScoreChip value={item.score} size="small" />
          </dt>
          <dd className={styles.text}>{item.text}</dd>
        </div>
      ))}
    </dl>
  );
}
