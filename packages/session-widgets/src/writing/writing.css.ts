import { typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

export const writing = widgetStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[8],
  padding: vars.space[12],
  borderRadius: vars.radius.tool,
  background: vars.color.fillQuiet,
});
export const head = widgetStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[12],
});
export const label = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  minWidth: 0,
  color: vars.color.muted,
  ...typeStep("small"),
});
