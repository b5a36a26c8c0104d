import { below, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

export const console = widgetStyle({
  display: "flex",
  flex: "none",
  flexDirection: "column",
  height: "208px",
  boxSizing: "border-box",
  background: vars.color.surface,
  borderBottom: `1px solid ${vars.color.line}`,
  color: vars.color.text,
  ...typeStep("base"),
  "@media": { [below.tablet]: { height: "40dvh" } },
});
export const head = widgetStyle({
  display: "flex",
  flex: "none",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[8],
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderBottom: `1px solid ${vars.color.line}`,
});
export const title = widgetStyle({ margin: 0, fontWeight: vars.weight.strong, ...typeStep("base") });
export const count = widgetStyle({
  flex: 1,
  color: vars.color.muted,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  ...typeStep("small"),
});
export const family = widgetStyle({
  minWidth: "168px",
  // A line of its own on a phone, under the title and the buttons.
  "@media": { [below.tablet]: { order: 1, flexBasis: "100%" } },
});
export const scroll = widgetStyle({
  flex: 1,
  minHeight: 0,
  selectors: { "&:focus-visible": { outlineOffset: "-2px" } },
});
export const list = widgetStyle({ margin: 0, padding: `${vars.space[4]} 0`, listStyle: "none" });
export const line = widgetStyle({
  display: "flex",
  alignItems: "baseline",
  gap: vars.space[12],
  padding: `2px ${vars.space[12]}`,
  // Lines out of sight are not laid out: 500 of them cost no more than those that show.
  contentVisibility: "auto",
  containIntrinsicSize: "auto 22px",
  "@media": { [below.tablet]: { flexWrap: "wrap", columnGap: vars.space[8], rowGap: 0 } },
  ...typeStep("small"),
});
export const time = widgetStyle({ flex: "none", color: vars.color.muted, fontVariantNumeric: "tabular-nums" });
export const type = widgetStyle({ flex: "none", fontFamily: vars.font.code, fontWeight: vars.weight.medium });
export const data = widgetStyle({
  minWidth: 0,
  color: vars.color.muted,
  fontFamily: vars.font.code,
  overflowWrap: "anywhere",
});
export const empty = widgetStyle({ margin: 0, padding: vars.space[16], color: vars.color.muted });
