import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { classNames } from "../../styles/class-names";
import * as styles from "./splitter.css";
import { clampToRange, valueForKey } from "./splitter-rules";

export interface SplitterProps {
  /** Size of the pane before it, in pixels. */
  value: number;
  onValueChange: (value: number) => void;
  /** After a drag or key has come to rest: the moment to remember the value. */
  onValueCommit?: (value: number) => void;
  min: number;
  max: number;
  /** What it resizes, for example "Video and workspace". */
  label: string;
  /** Id of the pane before it. */
  controls?: string;
  /** Enter or a double press: collapse or restore the pane. */
  onToggle?: () => void;
  /** The line's own direction. Default `vertical`, between left and right. */
  orientation?: "vertical" | "horizontal";
  className?: string;
}

/**
 * The draggable line between two panes: pointer, arrow keys (Shift for larger steps), Home and End.
 * @example
 * import { Splitter } from "@hotseat/ui/splitter";
 *
 * <Splitter label="Video and workspace" controls="video" value={width} onValueChange={setWidth} min={200} max={480} />
 * @keyboard Arrows move it by 16 pixels, with Shift further. Home and End go to the ends. Enter collapses or restores the pane where
 * `onToggle` is given.
 * @do Keep the value with `onValueCommit`, not at each move.
 * @dont Let the pane become narrower than its content can be.
 */
export function Splitter({
  value,
  onValueChange,
  onValueCommit,
  min,
  max,
  label,
  controls,
  onToggle,
  orientation = "vertical",
  className,
}: SplitterProps) {
  const start = useRef({ pointer: 0, value: 0 });
  const [dragging, setDragging] = useState(false);
  const place = (event: PointerEvent) => (orientation === "vertical" ? event.clientX : event.clientY);
  const dragged = (event: PointerEvent) =>
    clampToRange(start.current.value + place(event) - start.current.pointer, { min, max });

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { pointer: place(event), value };
    setDragging(true);
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (dragging) onValueChange(dragged(event));
  };
  const onPointerUp = (event: PointerEvent<HTMLDivElement>) => {
    if (!dragging) return;
    setDragging(false);
    onValueCommit?.(dragged(event));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && onToggle) {
      event.preventDefault();
      onToggle();
      return;
    }
    const next = valueForKey(event.key, event.shiftKey, value, { min, max });
    if (next === null) return;
    event.preventDefault();
    onValueChange(next);
    onValueCommit?.(next);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: an <hr> cannot be focused, moved or hold a grip
    <div
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation={orientation}
      aria-valuenow={Math.round(value)}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-controls={controls}
      data-dragging={dragging || undefined}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      onDoubleClick={onToggle}
      onKeyDown={onKeyDown}
      className={classNames(styles.splitter, className)}
    >
      <span className={styles.grip} />
    </div>
  );
}
