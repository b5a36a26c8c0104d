import { vars, widgetStyle } from "@hotseat/ui/tokens";

export const motif = widgetStyle({
  display: "block",
  width: "100%",
  height: "100%",
  fill: "var(--accent-5)",
  stroke: "none",
});
export const outline = widgetStyle({ fill: vars.color.surface, stroke: "var(--accent-6)", strokeWidth: 2 });
export const stroke = widgetStyle({
  fill: "none",
  stroke: "var(--accent-6)",
  strokeWidth: 3,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
