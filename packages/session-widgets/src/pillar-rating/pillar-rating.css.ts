import { focusRing, plainButton, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

export const form = widgetStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[16],
  margin: 0,
  color: vars.color.text,
  ...typeStep("base"),
});
export const intro = widgetStyle({ margin: 0, color: vars.color.muted, ...typeStep("base") });
export const list = widgetStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[20],
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const item = widgetStyle({ display: "flex", flexDirection: "column", gap: vars.space[8] });
export const head = widgetStyle({ display: "flex", alignItems: "center", gap: vars.space[12] });
export const words = widgetStyle({ flex: 1, minWidth: 0, display: "flex", flexDirection: "column" });
export const name = widgetStyle({ fontWeight: vars.weight.strong });
export const hint = widgetStyle({ color: vars.color.muted, ...typeStep("small") });
export const add = widgetStyle({
  ...plainButton,
  alignSelf: "flex-start",
  minHeight: "24px",
  color: vars.color.accent.text,
  ...typeStep("small"),
  selectors: { "&:focus-visible": focusRing, "&:hover": { textDecoration: "underline" } },
});
/** Sticks to the bottom of the area that scrolls. Its own padding is the only one below: the content would be visible under another. */
export const foot = widgetStyle({
  position: "sticky",
  bottom: 0,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  flexWrap: "wrap",
  gap: vars.space[12],
  paddingBlock: vars.space[12],
  background: vars.color.surface,
  borderTop: `1px solid ${vars.color.line}`,
});
/** A line of its own above the state and the button. */
export const next = widgetStyle({ flexBasis: "100%", margin: 0, ...typeStep("second") });
export const count = widgetStyle({ color: vars.color.muted, fontVariantNumeric: "tabular-nums", ...typeStep("small") });
