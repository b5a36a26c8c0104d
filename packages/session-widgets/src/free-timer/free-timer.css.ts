import { typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

export const bar = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  // It floats over the picture and touches none of its edges.
  margin: vars.space[8],
  padding: `${vars.space[4]} ${vars.space[12]}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.card,
  color: vars.color.text,
  fontFamily: vars.font.text,
  ...typeStep("small"),
});
export const digits = widgetStyle({
  minWidth: "4ch",
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
});
export const track = widgetStyle({ flex: 1, minWidth: "64px" });

export const controls = widgetStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[8],
  margin: 0,
  minInlineSize: "auto",
  border: 0,
  padding: 0,
  fontFamily: vars.font.text,
});
export const row = widgetStyle({ display: "flex", flexWrap: "wrap", alignItems: "flex-end", gap: vars.space[8] });
export const minutes = widgetStyle({ width: "96px" });
