import { below, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

/** As high as the turn strip, so that nothing jumps; on a phone two lines and a button for the thumb. */
export const banner = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  minHeight: "36px",
  boxSizing: "border-box",
  padding: `2px ${vars.space[4]}`,
  borderRadius: vars.radius.tool,
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.accent.solid}`,
  "@media": { [below.tablet]: { minHeight: "64px", padding: vars.space[8] } },
});
export const mark = widgetStyle({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "28px",
  height: "28px",
  borderRadius: vars.radius.tool,
  background: vars.color.accent.soft,
  color: vars.color.accent.text,
  "@media": { [below.tablet]: { width: "36px", height: "36px" } },
});
export const words = widgetStyle({ flex: 1, minWidth: 0, margin: 0 });
export const title = widgetStyle({ fontWeight: vars.weight.strong });
export const why = widgetStyle({
  ...typeStep("second"),
  "@media": { [below.tablet]: { display: "block" } },
});
export const controls = widgetStyle({ "@media": { [below.desktop]: { display: "none" } } });
export const passOn = widgetStyle({
  flex: "none",
  margin: 0,
  "@media": { [below.tablet]: { display: "none" } },
});
export const understood = widgetStyle({
  flex: "none",
  "@media": { [below.tablet]: { height: "44px", paddingInline: vars.space[12] } },
});
export const ownTurn = widgetStyle({ margin: 0 });
export const choice = widgetStyle({ display: "flex", flexDirection: "column", gap: vars.space[12] });
/** The three answers in one line; on a phone what ends it for all has a line of its own. */
export const foot = widgetStyle({
  display: "flex",
  flex: 1,
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: vars.space[8],
});
export const end = widgetStyle({
  margin: 0,
  marginInlineEnd: "auto",
  "@media": { [below.tablet]: { flexBasis: "100%", height: "44px" } },
});
export const answer = widgetStyle({ "@media": { [below.tablet]: { flexGrow: 1, height: "44px" } } });
