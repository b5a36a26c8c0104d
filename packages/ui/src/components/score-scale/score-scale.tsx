import type { ReactNode } from "react";
import { SCORES, scorePercent } from "../score-chip/band";
import * as styles from "./score-scale.css";

/** The line from 1 to 6 that charts of one row share. Inner part: no entry point. */
export function ScoreScale({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span role="img" aria-label={label} className={styles.scale}>
      <span className={styles.axis} />
      {SCORES.map((score) => (
        <span key={score} className={styles.tick} style={{ insetInlineStart: `${scorePercent(score)}%` }} />
      ))}
      {children}
    </span>
  );
}

export function ScaleSpan({ from, to, colour }: { from: number; to: number; colour: string }) {
  const start = scorePercent(Math.min(from, to));
  const width = scorePercent(Math.max(from, to)) - start;
  return (
    <span className={styles.span} style={{ insetInlineStart: `${start}%`, width: `${width}%`, background: colour }} />
  );
}

export function ScaleDot({ at, colour }: { at: number; colour?: string }) {
  return (
    <span
      className={colour ? styles.full : styles.hollow}
      style={{ insetInlineStart: `${scorePercent(at)}%`, ...(colour ? { background: colour } : {}) }}
    />
  );
}
