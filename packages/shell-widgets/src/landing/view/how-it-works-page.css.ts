import { below, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";
import { inColumn } from "./column";

export const page = widgetStyle({ background: vars.color.surface, color: vars.color.text });
export const column = widgetStyle(inColumn);
export const back = widgetStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: "6px",
  marginBlock: vars.space[20],
});
export const find = widgetStyle({
  marginBlock: vars.space[48],
  "@media": { [below.tablet]: { width: "100%", marginBlock: vars.space[32] } },
});
export const steps = widgetStyle({
  listStyle: "disc",
  display: "grid",
  gap: vars.space[8],
  margin: `${vars.space[16]} 0 0`,
  paddingInlineStart: vars.space[20],
  ...typeStep("base"),
  color: vars.color.muted,
});
