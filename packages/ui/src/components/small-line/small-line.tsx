import { vars } from "../../tokens/contract.css";
import type { PillarName } from "../pillar-mark/pillar-mark";
import { SCORE_MAX, SCORE_MIN } from "../score-chip/band";
import * as styles from "./small-line.css";

export interface SmallLineProps {
  /** Scores from 1 to 6, oldest first. */
  values: readonly number[];
  pillar: PillarName;
  /** The course in words, for example "From 3.3 in September to 5.0 today". */
  label: string;
  /** Under the first and the last point. */
  startLabel?: string;
  endLabel?: string;
}

const WIDTH = 200;
const HEIGHT = 96;
const FOOT = 16;
const GUIDES = [2, 4, 6];

function x(index: number, count: number): number {
  return 6 + (index * (WIDTH - 18)) / Math.max(1, count - 1);
}

function y(score: number): number {
  return HEIGHT - 8 - ((score - SCORE_MIN) / (SCORE_MAX - SCORE_MIN)) * (HEIGHT - 16);
}

/**
 * One small course over time, always on the scale from 1 to 6.
 * @example
 * import { SmallLine } from "@hotseat/ui/small-line";
 *
 * <SmallLine pillar="expertise" values={[3.3, 4.1, 5]} label="From 3.3 in September to 5.0 today" />
 * @keyboard None: it takes no focus.
 * @do Say the course in `label`.
 * @dont Put two lines into one: the scale from 1 to 6 makes several comparable side by side.
 */
export function SmallLine({ values, pillar, label, startLabel, endLabel }: SmallLineProps) {
  const colours = vars.color.pillar[pillar];
  const count = values.length;
  const line = values
    .map((score, index) => `${index ? "L" : "M"}${x(index, count).toFixed(1)} ${y(score).toFixed(1)}`)
    .join("");
  const last = count - 1;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + FOOT}`} width="100%" role="img" aria-label={label} className={styles.chart}>
      {GUIDES.map((guide) => (
        <path key={guide} d={`M0 ${y(guide)}H${WIDTH}`} className={styles.guide} />
      ))}
      {[2, 6].map((guide) => (
        <text key={guide} x="0" y={y(guide) + 11} className={styles.number}>
          {guide}
        </text>
      ))}
      {count > 1 ? (
        <path
          d={`${line}L${x(last, count)} ${HEIGHT - 4}L${x(0, count)} ${HEIGHT - 4}Z`}
          style={{ fill: colours.area }}
        />
      ) : null}
      <path d={line} className={styles.line} style={{ stroke: colours.line }} />
      {values.map((score, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place in time
          key={index}
          cx={x(index, count)}
          cy={y(score)}
          r={index === last ? 4 : 2.4}
          className={index === last ? styles.lastPoint : undefined}
          style={{ fill: colours.line }}
        />
      ))}
      {startLabel ? (
        <text x="0" y={HEIGHT + 14} className={styles.end}>
          {startLabel}
        </text>
      ) : null}
      {endLabel ? (
        <text x={WIDTH} y={HEIGHT + 14} textAnchor="end" className={styles.end}>
          {endLabel}
        </text>
      ) : null}
    </svg>
  );
}
