import { typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

export const groups = widgetStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[20],
  color: vars.color.text,
  ...typeStep("base"),
});
export const title = widgetStyle({
  margin: `0 0 ${vars.space[8]}`,
  fontWeight: vars.weight.strong,
  ...typeStep("base"),
});
export const list = widgetStyle({ display: "flex", flexDirection: "column", gap: vars.space[8], margin: 0 });
export const line = widgetStyle({ display: "flex", alignItems: "center", gap: vars.space[12] });
export const does = widgetStyle({ flex: 1, minWidth: 0, color: vars.color.muted });
export const by = widgetStyle({ flex: "none", margin: 0 });
export const keys = widgetStyle({ display: "inline-flex", gap: vars.space[4] });
