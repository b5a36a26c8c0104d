import type { LiveDashboardViewProps } from "./live-dashboard.types";

/** What of the dashboard is shown, to be switched by keys and in More. */
export function useToggles({ layout, onLayout, slots }: Pick<LiveDashboardViewProps, "layout" | "onLayout" | "slots">) {
  const toggle = (name: "isWorkspaceOpen" | "areTilesShown" | "isConsoleOpen" | "isRailOpen") => ({
    on: layout[name],
    onToggle: () => onLayout({ [name]: !layout[name] }),
  });
  return {
    workspace: toggle("isWorkspaceOpen"),
    tiles: toggle("areTilesShown"),
    console: slots.debugConsole ? toggle("isConsoleOpen") : null,
    rail: toggle("isRailOpen"),
  };
}
