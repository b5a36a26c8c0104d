import { type ComponentPropsWithoutRef, useRef } from "react";
import { type ToolbarOrientation, useRovingFocus } from "./use-roving-focus";

export interface ToolbarProps extends ComponentPropsWithoutRef<"div"> {
  /** Names the toolbar. */
  label: string;
  orientation?: ToolbarOrientation;
}

/**
 * Controls that are one Tab stop: arrow keys, Home and End move between them. Lays nothing out.
 * @example
 * import { Toolbar } from "@hotseat/ui/toolbar";
 *
 * <Toolbar label="Controls"><Row gap={4}><ToolButton icon={Mic} label="Mic" /><Button>Leave</Button></Row></Toolbar>
 * @keyboard One Tab stop. Arrows move and go round, Home and End go to the ends, controls that are off are left out.
 * @do Name the toolbar in `label`, and lay its controls out with a `Row` or `Stack`.
 * @dont Put fields into it: they need the arrow keys themselves.
 */
export function Toolbar({ label, orientation = "horizontal", children, ...rest }: ToolbarProps) {
  const ref = useRef<HTMLDivElement>(null);
  const handlers = useRovingFocus(ref, orientation);
  return (
    <div {...rest} ref={ref} role="toolbar" aria-label={label} aria-orientation={orientation} {...handlers}>
      {children}
    </div>
  );
}
