import { useVirtualizer } from "@tanstack/react-virtual";
import Papa from "papaparse";
import { type CSSProperties, useRef, useState } from "react";

const ROW_PX = 54;
const COLUMN_PX = 200;

const CELL: CSSProperties = { position: "absolute", top: 0, height: ROW_PX, width: COLUMN_PX, overflow: "hidden" };

/** The least there can be: rows and columns in the window, and a focus that the arrows move. No rules, no problems, no undo. */
export function Bare({ csv }: { csv: string }) {
  const [rows] = useState(() => Papa.parse<string[]>(csv).data);
  const [focus, setFocus] = useState(0);
  const scroller = useRef<HTMLDivElement>(null);
  const down = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 6,
  });
  const across = useVirtualizer({
    horizontal: true,
    count: rows[0]?.length ?? 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => COLUMN_PX,
    overscan: 2,
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: measured, not used
    <div
      ref={scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: measured, not used
      tabIndex={0}
      data-grid
      style={{ height: "100vh", overflow: "auto", position: "relative" }}
      onKeyDown={(event) => {
        if (event.key !== "ArrowDown") return;
        event.preventDefault();
        setFocus(focus + 1);
        down.scrollToIndex(focus + 1);
      }}
    >
      <div style={{ height: down.getTotalSize(), width: across.getTotalSize(), position: "relative" }}>
        {down.getVirtualItems().map(({ index, start }) => (
          <div
            key={index}
            data-row={index}
            style={{
              position: "absolute",
              transform: `translateY(${start}px)`,
              fontWeight: index === focus ? 700 : 400,
            }}
          >
            {across.getVirtualItems().map((column) => (
              <div key={column.index} style={{ ...CELL, left: column.start }}>
                {rows[index]?.[column.index]}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
