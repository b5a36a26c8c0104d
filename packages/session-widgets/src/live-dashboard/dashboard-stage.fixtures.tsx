import { useState } from "react";
import { fetchLater } from "../shared/view/later";
import { dashboardProps } from "./live-dashboard.fixtures";
import type { LiveDashboardViewProps } from "./view/live-dashboard.types";
import { LiveDashboardView } from "./view/live-dashboard-view";

/** Keeps the layout, as the connected dashboard does. A new layout from the controls restarts the story with it. */
export function WithLayout(props: LiveDashboardViewProps) {
  return <KeptLayout key={JSON.stringify(props.layout)} {...props} />;
}

function KeptLayout(props: LiveDashboardViewProps) {
  const [layout, setLayout] = useState(props.layout);
  return (
    <LiveDashboardView
      {...props}
      layout={layout}
      onLayout={(part) => setLayout((before) => ({ ...before, ...part }))}
    />
  );
}

/** As wide as the design's pictures: the rail stands beside the stage. What opens later is there, as in an idle room. */
export const WIDE = {
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "wide" } },
  loaders: [fetchLater],
};

/** The layout of a story, the people in the rail unless it says otherwise. */
export const layoutOf = (part: Partial<LiveDashboardViewProps["layout"]>) => ({
  layout: { ...dashboardProps.layout, rail: "participants" as const, ...part },
});
