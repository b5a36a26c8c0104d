import { below, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

export const card = widgetStyle({
  display: "flex",
  flex: 1,
  flexDirection: "column",
  justifyContent: "safe center",
  gap: vars.space[24],
  minHeight: 0,
  overflowY: "auto",
  boxSizing: "border-box",
  padding: vars.space[32],
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.card,
  color: vars.color.text,
  fontFamily: vars.font.text,
  "@media": { [below.tablet]: { gap: vars.space[16], padding: vars.space[16] } },
});
/** The others' card: one calm sentence in the middle. */
export const calm = widgetStyle({ alignItems: "center", gap: vars.space[12], textAlign: "center" });
export const head = widgetStyle({ display: "flex", alignItems: "center", gap: vars.space[20], minWidth: 0 });
export const words = widgetStyle({ minWidth: 0 });
export const face = widgetStyle({ position: "relative", flex: "none", lineHeight: 0 });
export const mark = widgetStyle({
  position: "absolute",
  right: "-4px",
  bottom: "-2px",
  display: "grid",
  placeItems: "center",
  width: "26px",
  height: "26px",
  borderRadius: vars.radius.full,
  background: vars.color.status.amber.fill,
  color: vars.color.status.amber.onFill,
  boxShadow: `0 0 0 3px ${vars.color.surface}`,
});
export const title = widgetStyle({ margin: 0, ...typeStep("page"), fontWeight: vars.weight.strong });
export const smallTitle = widgetStyle({ margin: 0, ...typeStep("card"), fontWeight: vars.weight.strong });
export const text = widgetStyle({
  margin: 0,
  color: vars.color.muted,
  maxWidth: "44ch",
  textWrap: "pretty",
  ...typeStep("base"),
});
export const options = widgetStyle({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "flex",
  flexDirection: "column",
  gap: vars.space[8],
});
export const option = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[12],
  padding: vars.space[16],
  borderRadius: vars.radius.tool,
  boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
  selectors: {
    "&[data-chosen]": {
      background: vars.color.accent.soft,
      boxShadow: `inset 0 0 0 2px ${vars.color.accent.solid}`,
    },
  },
});
export const icon = widgetStyle({
  display: "grid",
  placeItems: "center",
  flex: "none",
  alignSelf: "flex-start",
  width: "36px",
  height: "36px",
  borderRadius: vars.radius.tool,
  background: vars.color.fillQuiet,
  color: vars.color.muted,
});
export const what = widgetStyle({ flex: "1 1 180px", minWidth: 0 });
export const name = widgetStyle({ display: "block", ...typeStep("base"), fontWeight: vars.weight.strong });
export const detail = widgetStyle({ display: "block", color: vars.color.muted, ...typeStep("second") });
export const swaps = widgetStyle({ display: "flex", flexWrap: "wrap", gap: vars.space[8], marginTop: vars.space[8] });
/** A person to swap with, as a pill. */
export const swap = widgetStyle({
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
});
export const count = widgetStyle({
  flex: "none",
  width: "104px",
  textAlign: "right",
  // Below the words it is as wide as they are.
  "@media": { [below.tablet]: { width: "100%", paddingInlineStart: "48px", boxSizing: "border-box" } },
});
export const digits = widgetStyle({
  ...typeStep("clock"),
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
});
export const number = widgetStyle({ fontVariantNumeric: "tabular-nums" });
export const again = widgetStyle({ display: "block", color: vars.color.muted, ...typeStep("small") });
export const actions = widgetStyle({ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: vars.space[8] });
