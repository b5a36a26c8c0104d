import { below, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

/** Hit areas on touch, in pixels. */
const TOUCH = "44px";
export const touch = widgetStyle({ "@media": { [below.tablet]: { height: TOUCH } } });
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
export const text = widgetStyle({
  margin: 0,
  maxWidth: "70ch",
  whiteSpace: "pre-line",
  color: vars.color.text,
  ...typeStep("base"),
});
