/** Pixels for one arrow key, and with Shift. */
const STEP_PX = 16;
const LARGE_STEP_PX = 64;

export interface SplitterRange {
  min: number;
  max: number;
}

export function clampToRange(value: number, { min, max }: SplitterRange): number {
  return Math.min(max, Math.max(min, Math.round(value)));
}

/** Returns the splitter's new value for a key, or `null` when the key has no meaning here. */
export function valueForKey(key: string, shift: boolean, value: number, range: SplitterRange): number | null {
  const step = shift ? LARGE_STEP_PX : STEP_PX;
  switch (key) {
    case "ArrowLeft":
    case "ArrowUp":
      return clampToRange(value - step, range);
    case "ArrowRight":
    case "ArrowDown":
      return clampToRange(value + step, range);
    case "Home":
      return range.min;
    case "End":
      return range.max;
    default:
      return null;
  }
}
