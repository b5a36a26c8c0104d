import { below, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

export const part = widgetStyle({ display: "flex", flexDirection: "column", gap: vars.space[12] });
export const compose = widgetStyle({ flex: "none", display: "flex", flexDirection: "column", gap: vars.space[8] });
/** Between a question and its scores. */
export const change = widgetStyle({
  flex: "none",
  display: "flex",
  flexDirection: "column",
  gap: vars.space[8],
  marginTop: vars.space[8],
});
export const line = widgetStyle({ display: "flex", alignItems: "center", flexWrap: "wrap", gap: vars.space[8] });
/** Buttons of a part; taller on touch. */
export const actions = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[8],
  "@media": { [below.tablet]: { rowGap: vars.space[12] } },
});
export const noteLine = widgetStyle({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space[8],
  margin: 0,
  color: vars.color.muted,
  ...typeStep("small"),
});
export const questions = widgetStyle({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "flex",
  flexDirection: "column",
  gap: vars.space[16],
});
export const question = widgetStyle({ display: "flex", flexDirection: "column", gap: vars.space[4] });
