import { type ComponentPropsWithoutRef, useRef } from "react";
import { type ToolbarOrientation, useRovingFocus } from "./use-roving-focus";

export interface ToolbarProps extends ComponentPropsWithoutRef<"div"> {
  /** Names the toolbar. */
  label: string;
  orientation?: ToolbarOrientation;
}

/** Controls that are one Tab stop: arrow keys, Home and End move between them. Lays nothing out. */
export function Toolbar({ label, orientation = "horizontal", children, ...rest }: ToolbarProps) {
  const ref = useRef<HTMLDivElement>(null);
  const handlers = useRovingFocus(ref, orientation);
  return (
    <div {...rest} ref={ref} role="toolbar" aria-label={label} aria-orientation={orientation} {...handlers}>
      {children}
    </div>
  );
}
