import { below, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

export { about } from "./workspace.css";

export const card = widgetStyle({
  display: "flex",
  flex: 1,
  flexDirection: "column",
  gap: vars.space[16],
  padding: `${vars.space[24]} ${vars.space[32]} ${vars.space[16]}`,
  "@media": { [below.tablet]: { gap: vars.space[12], padding: vars.space[16] } },
});
export const title = widgetStyle({
  margin: 0,
  fontWeight: vars.weight.strong,
  overflowWrap: "anywhere",
  ...typeStep("page"),
});
export const lead = widgetStyle({ margin: `${vars.space[4]} 0 0`, color: vars.color.muted });
export const rows = widgetStyle({ margin: 0, padding: 0, listStyle: "none" });
export const row = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
  minHeight: "56px",
  boxSizing: "border-box",
  paddingBlock: vars.space[8],
  selectors: { "& + &": { borderTop: `1px solid ${vars.color.line}` } },
});
export const mark = widgetStyle({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "32px",
  height: "32px",
  borderRadius: vars.radius.tool,
  background: vars.color.fill,
  color: vars.color.muted,
});
export const words = widgetStyle({ display: "flex", flex: 1, flexDirection: "column", minWidth: 0 });
export const who = widgetStyle({ fontWeight: vars.weight.strong, overflowWrap: "anywhere" });
export const what = widgetStyle({ color: vars.color.muted, ...typeStep("second") });
/** At a row's end. */
export const done = widgetStyle({
  display: "inline-flex",
  alignItems: "center",
  flex: "none",
  gap: vars.space[8],
  marginInlineStart: "auto",
  color: vars.color.muted,
  fontVariantNumeric: "tabular-nums",
  ...typeStep("second"),
});
export const timeLine = widgetStyle({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space[12],
  marginBlockEnd: vars.space[8],
  color: vars.color.muted,
  ...typeStep("second"),
});
export const until = widgetStyle({ color: vars.color.text, fontVariantNumeric: "tabular-nums" });
export const bar = widgetStyle({ display: "flex", height: "6px" });
export const grow = widgetStyle({ flex: 1 });
export const foot = widgetStyle({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: vars.space[12],
  minHeight: "32px",
  paddingTop: vars.space[16],
  borderTop: `1px solid ${vars.color.line}`,
});
/** A foot that stays in view over a card that scrolls. */
export const pinned = widgetStyle({
  "@media": {
    [below.tablet]: {
      position: "sticky",
      bottom: 0,
      marginBottom: `calc(-1 * ${vars.space[16]})`,
      paddingBlock: vars.space[12],
      background: vars.color.surface,
    },
  },
});
/** The next step, beside its label. */
export const coming = widgetStyle({ flex: "1 1 0", minWidth: "min(100%, 160px)" });
export const small = widgetStyle({ color: vars.color.muted, ...typeStep("small") });
export const hint = widgetStyle({
  padding: vars.space[16],
  borderRadius: vars.radius.tool,
  background: vars.color.fillQuiet,
});
export const question = widgetStyle({
  margin: `${vars.space[8]} 0 0`,
  fontWeight: vars.weight.medium,
  ...typeStep("reading"),
});
export const asked = widgetStyle({ margin: `${vars.space[8]} 0 0`, color: vars.color.muted });
/** The one thing to press, in view under a list or a question that is longer than the card. */
export const asking = widgetStyle({
  display: "flex",
  flexDirection: "column",
  flex: "none",
  gap: vars.space[8],
  position: "sticky",
  bottom: 0,
  paddingBlock: vars.space[8],
  background: vars.color.surface,
});
export const ask = widgetStyle({ height: "56px", flex: "none" });
export const afterwards = widgetStyle({
  margin: 0,
  textAlign: "center",
  color: vars.color.muted,
  ...typeStep("small"),
});
