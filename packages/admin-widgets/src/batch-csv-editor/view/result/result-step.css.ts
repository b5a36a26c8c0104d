import { below, typeStep, vars, widgetStyle, widgetVariants } from "@hotseat/ui/tokens";

export const page = widgetStyle({ flex: "1 1 auto", minHeight: 0, overflowY: "auto" });
export const inside = widgetStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[16],
  width: "min(1088px, 100%)",
  margin: "0 auto",
  padding: `${vars.space[32]} ${vars.space[24]}`,
  "@media": { [below.tablet]: { padding: `${vars.space[20]} ${vars.space[16]}` } },
});
export const head = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[16],
  marginBottom: vars.space[8],
});
export const mark = widgetStyle({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: "48px",
  height: "48px",
  borderRadius: vars.radius.full,
  background: vars.color.status.green.fill,
  color: vars.color.status.green.onFill,
  selectors: {
    "&[data-tone=amber]": { background: vars.color.status.amber.fill, color: vars.color.status.amber.onFill },
  },
});
export const text = widgetStyle({ margin: 0 });
export const sum = widgetStyle({ display: "grid", gap: vars.space[16] });
export const bar = widgetStyle({ display: "flex", gap: "3px", height: "10px" });
export const part = widgetStyle({ minWidth: "6px", borderRadius: "3px" });
export const square = widgetStyle({ flex: "none", width: "10px", height: "10px", borderRadius: "3px" });
export const tones = widgetVariants({
  created: { background: vars.color.status.green.mark },
  updated: { background: vars.color.status.blue.mark },
  unchanged: { background: vars.color.accent.past },
  skipped: { background: "var(--gray-8)" },
  conflict: { background: vars.color.status.amber.mark },
  rejected: { background: vars.color.status.amber.mark },
  failed: { background: vars.color.status.red.mark },
});
export const numbers = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space[12]} ${vars.space[24]}`,
  margin: 0,
  "@media": { [below.tablet]: { display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(128px, 1fr))" } },
});
export const number = widgetStyle({
  display: "flex",
  flexDirection: "column",
  minWidth: "104px",
});
export const numberName = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  ...typeStep("second"),
  color: vars.color.muted,
});
export const numberValue = widgetStyle({
  margin: 0,
  ...typeStep("page"),
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
});
export const sent = widgetStyle({
  marginInlineStart: "auto",
  alignItems: "flex-end",
  "@media": { [below.tablet]: { marginInlineStart: 0, alignItems: "flex-start" } },
});
export const tableHead = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[8],
  padding: `${vars.space[12]} ${vars.space[20]}`,
});
export const ghost = widgetStyle({ margin: 0 });
export const why = widgetStyle({ display: "flex", alignItems: "center", gap: vars.space[8] });
export const whyMark = widgetStyle({ flex: "none", display: "grid", color: vars.color.status.red.text });
export const cell = widgetStyle({
  overflowWrap: "anywhere",
  "@media": { [below.tablet]: { padding: 0, flex: "1 1 100%" } },
});
export const rowNumber = widgetStyle({
  color: vars.color.muted,
  fontVariantNumeric: "tabular-nums",
  paddingInlineStart: vars.space[20],
  "@media": { [below.tablet]: { padding: 0 } },
});
export const rowHeader = widgetStyle({ paddingInlineStart: vars.space[20] });
export const action = widgetStyle({
  textAlign: "end",
  paddingInlineEnd: vars.space[20],
  "@media": { [below.tablet]: { padding: 0 } },
});
export const more = widgetStyle({ margin: 0, padding: `${vars.space[12]} ${vars.space[20]}`, color: vars.color.muted });
export const kept = widgetStyle({ margin: `${vars.space[8]} 0 0`, paddingInlineStart: vars.space[20] });
export const foot = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[12],
  ...typeStep("second"),
  color: vars.color.muted,
});
