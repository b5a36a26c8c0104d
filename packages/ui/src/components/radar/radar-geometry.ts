const START_ANGLE = -Math.PI / 2;

export interface Point {
  x: number;
  y: number;
}

/** Returns the point at `distance` from the centre on one of `count` axes, the first pointing up. */
export function pointOnAxis(axis: number, count: number, distance: number, centre: Point): Point {
  const angle = START_ANGLE + (axis * 2 * Math.PI) / count;
  return { x: centre.x + Math.cos(angle) * distance, y: centre.y + Math.sin(angle) * distance };
}

/** Returns `points` of an SVG polygon, to a tenth of a pixel. */
export function polygon(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
}
