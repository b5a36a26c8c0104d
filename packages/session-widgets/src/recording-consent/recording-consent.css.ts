import { focusRing, plainButton, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

export const consent = widgetStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  gap: vars.space[4],
  color: vars.color.muted,
  fontFamily: vars.font.text,
  ...typeStep("second"),
});
export const more = widgetStyle({
  ...plainButton,
  minHeight: vars.space[24],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.tool,
  color: vars.color.accent.text,
  fontWeight: vars.weight.medium,
  cursor: "pointer",
  ...typeStep("second"),
  selectors: { "&:hover": { textDecoration: "underline" }, "&:focus-visible": focusRing },
});
export const title = widgetStyle({ ...typeStep("base"), fontWeight: vars.weight.strong });
export const list = widgetStyle({
  display: "grid",
  gap: vars.space[8],
  margin: `${vars.space[8]} 0 0`,
  paddingInlineStart: vars.space[16],
  ...typeStep("second"),
});
export const failed = widgetStyle({
  gridColumn: "1 / -1",
  margin: 0,
  color: vars.color.status.red.text,
  ...typeStep("second"),
});
export const mark = widgetStyle({ display: "inline-grid", placeItems: "center", color: vars.color.status.red.text });
