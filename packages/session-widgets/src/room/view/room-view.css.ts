import { below, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

export const strong = widgetStyle({ fontWeight: vars.weight.strong });
export const safe = widgetStyle({ ...typeStep("second"), "@media": { [below.desktop]: { display: "none" } } });
export const away = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  margin: 0,
  color: vars.color.status.red.text,
  fontVariantNumeric: "tabular-nums",
  ...typeStep("base"),
});
