import { Fragment } from "react";
import { vars } from "../../tokens/contract.css";
import { type PillarName, pillarIcons } from "../pillar-mark/pillar-mark";
import { SCORE_MAX, SCORES } from "../score-chip/band";
import * as styles from "./radar.css";
import { type Point, pointOnAxis, polygon } from "./radar-geometry";

export interface RadarAxis {
  pillar: PillarName;
  label: string;
  /** One's own score, drawn dashed with hollow points. */
  own: number | null;
  /** The others' mean, drawn solid. */
  others: number | null;
}

export interface RadarProps {
  axes: readonly RadarAxis[];
  /** The chart in words, with its numbers or a pointer to them. */
  label: string;
}

const WIDTH = 500;
const HEIGHT = 410;
const CENTRE: Point = { x: WIDTH / 2, y: 212 };
const RADIUS = 150;
const LABEL_GAP = 28;
const RINGS_WITH_NUMBER = [2, 4, 6];

/** The point of a score on an axis. */
function scorePoint(axis: number, count: number, score: number): Point {
  return pointOnAxis(axis, count, (RADIUS * score) / SCORE_MAX, CENTRE);
}

function shape(axes: readonly RadarAxis[], which: "own" | "others"): Point[] | null {
  const points = axes.map((axis, index) => {
    const score = axis[which];
    return score === null ? null : scorePoint(index, axes.length, score);
  });
  return points.every((point) => point !== null) ? (points as Point[]) : null;
}

function AxisLabel({ axis, index, count }: { axis: RadarAxis; index: number; count: number }) {
  const { x, y } = pointOnAxis(index, count, RADIUS + LABEL_GAP, CENTRE);
  const side = Math.abs(x - CENTRE.x) < 1 ? "middle" : x > CENTRE.x ? "start" : "end";
  const Glyph = pillarIcons[axis.pillar];
  return (
    <foreignObject
      x={side === "middle" ? x - 90 : side === "start" ? x - 20 : x - 160}
      y={y - 12}
      width={180}
      height={24}
    >
      <div className={styles.axisLabel} data-side={side}>
        <Glyph size={16} strokeWidth={1.9} aria-hidden color={vars.color.pillar[axis.pillar].icon} />
        <span>{axis.label}</span>
      </div>
    </foreignObject>
  );
}

/**
 * Two views over several axes from 1 to 6, told apart without colour: solid and dashed.
 * @example
 * import { Radar, RadarKey } from "@hotseat/ui/radar";
 *
 * <Radar label="Five pillars, you and your peers" axes={axes} />
 * <RadarKey ownLabel="You" othersLabel="Peers" />
 * @keyboard None: it takes no focus.
 * @do Put a `RadarKey` and the numbers in text beside it.
 * @dont Show fewer than three axes.
 */
export function Radar({ axes, label }: RadarProps) {
  const count = axes.length;
  const others = shape(axes, "others");
  const own = shape(axes, "own");
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width="100%" role="img" aria-label={label} className={styles.chart}>
      {SCORES.map((ring) => (
        <polygon
          key={ring}
          points={polygon(axes.map((_, axis) => scorePoint(axis, count, ring)))}
          className={styles.ring}
        />
      ))}
      {axes.map((axis, index) => {
        const end = scorePoint(index, count, SCORE_MAX);
        return <path key={axis.pillar} d={`M${CENTRE.x} ${CENTRE.y}L${end.x} ${end.y}`} className={styles.spoke} />;
      })}
      {RINGS_WITH_NUMBER.map((ring) => (
        <text
          key={ring}
          x={CENTRE.x - 8}
          y={CENTRE.y - (RADIUS * ring) / SCORE_MAX + 4}
          textAnchor="end"
          className={styles.number}
        >
          {ring}
        </text>
      ))}
      {others ? <polygon points={polygon(others)} className={styles.others} /> : null}
      {own ? <polygon points={polygon(own)} className={styles.own} /> : null}
      {axes.map((axis, index) => (
        <Fragment key={axis.pillar}>
          {axis.others !== null ? (
            <circle {...circle(scorePoint(index, count, axis.others))} r={4.5} className={styles.othersPoint} />
          ) : null}
          {axis.own !== null ? (
            <circle {...circle(scorePoint(index, count, axis.own))} r={4} className={styles.ownPoint} />
          ) : null}
        </Fragment>
      ))}
      {axes.map((axis, index) => (
        <AxisLabel key={axis.pillar} axis={axis} index={index} count={count} />
      ))}
    </svg>
  );
}

function circle({ x, y }: Point) {
  return { cx: x.toFixed(1), cy: y.toFixed(1) };
}

/** The key to the two lines of a radar. */
export function RadarKey({ ownLabel, othersLabel }: { ownLabel: string; othersLabel: string }) {
  return (
    <span className={styles.key}>
      <span className={styles.keyItem}>
        <span className={styles.othersSample} aria-hidden="true" />
        {othersLabel}
      </span>
      <span className={styles.keyItem}>
        <span className={styles.ownSample} aria-hidden="true" />
        {ownLabel}
      </span>
    </span>
  );
}
