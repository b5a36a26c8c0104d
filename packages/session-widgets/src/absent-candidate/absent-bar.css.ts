import { below, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

export const bar = widgetStyle({
  display: "flex",
  flex: "none",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[8],
  boxSizing: "border-box",
  padding: vars.space[8],
  borderRadius: vars.radius.tool,
  background: vars.color.surface,
  boxShadow: vars.shadow.card,
  color: vars.color.text,
  fontFamily: vars.font.text,
});
export const icon = widgetStyle({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "32px",
  height: "32px",
  borderRadius: vars.radius.tool,
  background: vars.color.status.amber.fill,
  color: vars.color.status.amber.onFill,
});
export const words = widgetStyle({ flex: "1 1 160px", minWidth: 0, margin: 0, ...typeStep("base") });
export const title = widgetStyle({ fontWeight: vars.weight.strong });
export const detail = widgetStyle({
  color: vars.color.muted,
  fontVariantNumeric: "tabular-nums",
  ...typeStep("second"),
  "@media": { [below.tablet]: { display: "block" } },
});
export const buttons = widgetStyle({ display: "flex", flexWrap: "wrap", gap: vars.space[8] });
/** High enough for a thumb where there is one. */
export const button = widgetStyle({ "@media": { [below.tablet]: { height: "44px" } } });
