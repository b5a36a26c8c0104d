/** How far one arrow key moves the splitter, and with Shift, in pixels. */
export const STEP_PX = 16;
export const LARGE_STEP_PX = 64;

export interface SplitterRange {
  min: number;
  max: number;
}

export function clampToRange(value: number, { min, max }: SplitterRange): number {
  return Math.min(max, Math.max(min, Math.round(value)));
}

/** Where a key moves the splitter to, or `null` when it means nothing here. */
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
