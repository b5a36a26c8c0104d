import { useMemo } from "react";
import type { Toggle } from "../../control-bar/headless";
import type { LiveDashboardViewProps } from "./live-dashboard.types";

type Shown = "isWorkspaceOpen" | "areTilesShown" | "isConsoleOpen" | "isRailOpen";
type Toggled = Pick<LiveDashboardViewProps, "layout" | "onLayout">;

/** One part of the dashboard, shown or not; the same object until that changes. */
function useToggle({ layout, onLayout }: Toggled, name: Shown): Toggle {
  const on = layout[name];
  return useMemo(() => ({ on, onToggle: () => onLayout({ [name]: !on }) }), [on, onLayout, name]);
}

/** What of the dashboard is shown, to be switched by keys and in More. */
export function useToggles(props: Toggled & Pick<LiveDashboardViewProps, "slots">) {
  const workspace = useToggle(props, "isWorkspaceOpen");
  const tiles = useToggle(props, "areTilesShown");
  const debugConsole = useToggle(props, "isConsoleOpen");
  const rail = useToggle(props, "isRailOpen");
  return { workspace, tiles, console: props.slots.debugConsole ? debugConsole : null, rail };
}
