import { truncate, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

/** A widget that failed, in its place. */
export const fault = widgetStyle({
  boxSizing: "border-box",
  padding: vars.space[16],
  overflow: "auto",
  maxHeight: "100%",
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});
/** Where a panel is that is not here. */
export const outNote = widgetStyle({
  display: "flex",
  flex: "none",
  alignItems: "center",
  flexWrap: "wrap",
  gap: vars.space[12],
  padding: `${vars.space[8]} ${vars.space[16]}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.card,
});
export const outWords = widgetStyle({ flex: 1, minWidth: 0, color: vars.color.muted });
export const popped = widgetStyle({
  display: "flex",
  flexDirection: "column",
  height: "100dvh",
  background: vars.color.stage,
  color: vars.color.text,
  fontFamily: vars.font.text,
  ...typeStep("base"),
});
export const poppedHead = widgetStyle({
  display: "flex",
  flex: "none",
  alignItems: "center",
  gap: vars.space[12],
  height: "48px",
  paddingInline: vars.space[16],
  background: vars.color.surface,
  borderBottom: `1px solid ${vars.color.line}`,
});
export const poppedTitle = widgetStyle({
  margin: 0,
  flex: 1,
  minWidth: 0,
  fontWeight: vars.weight.strong,
  ...typeStep("base"),
  ...truncate,
});
export const poppedBody = widgetStyle({
  flex: 1,
  minHeight: 0,
  padding: vars.space[12],
});
/** The rail in a window of its own. */
export const poppedRail = widgetStyle({
  display: "flex",
  flexDirection: "column",
  height: "100%",
  overflow: "hidden",
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.card,
});
