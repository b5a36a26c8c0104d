import { useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useMemo, useState } from "react";
import type { TableState } from "../../headless/editor.types";
import { columnWidths, HEAD_HEIGHT_PX, NUMBER_WIDTH_PX, ROW_HEIGHT_PX } from "./grid-measures";

/** Rows and columns beyond the edge that are kept ready. */
const ROWS_READY = 6;
const COLUMNS_READY = 2;

function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const shown = element.current;
    if (!shown) return;
    const measure = () => setWidth(shown.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(shown);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/** The rows and columns that are in the window of the grid. */
export function useGridWindow(scroller: RefObject<HTMLDivElement | null>, { visibleRows, columns }: TableState) {
  // The virtualizer's values change while it stays the same object, so React's compiler must memoize nothing here.
  "use no memo";
  const room = useWidth(scroller);
  const widths = useMemo(() => columnWidths(columns, room), [columns, room]);
  const down = useVirtualizer({
    count: visibleRows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: ROWS_READY,
    paddingStart: HEAD_HEIGHT_PX,
    scrollPaddingStart: HEAD_HEIGHT_PX,
  });
  const across = useVirtualizer({
    horizontal: true,
    count: columns.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => widths[at] ?? 0,
    overscan: COLUMNS_READY,
    paddingStart: NUMBER_WIDTH_PX,
    scrollPaddingStart: NUMBER_WIDTH_PX,
  });
  // The widths are read once and kept: new ones have to be asked for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect is about the widths
  useLayoutEffect(() => across.measure(), [widths, across]);
  return { down, across };
}
