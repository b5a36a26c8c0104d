import { below, focusRing, plainButton, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

export const check = widgetStyle({
  flex: "1 1 auto",
  minHeight: 0,
  display: "flex",
  gap: vars.space[16],
  padding: `${vars.space[16]} ${vars.space[24]}`,
  "@media": {
    [below.laptop]: { flexDirection: "column", gap: vars.space[8], padding: vars.space[12] },
  },
});
/** The list beside the grid; a narrow screen opens it as a sheet. */
export const side = widgetStyle({
  flex: "none",
  width: "320px",
  overflowY: "auto",
  padding: `0 ${vars.space[4]} 0 0`,
});
export const problems = widgetStyle({
  padding: `${vars.space[4]} 0 ${vars.space[4]} ${vars.space[12]}`,
  "@media": { [below.laptop]: { padding: 0 } },
});
export const problemsText = widgetStyle({ margin: `${vars.space[4]} 0 ${vars.space[12]}` });
export const groups = widgetStyle({ listStyle: "none", margin: 0, padding: 0 });
export const group = widgetStyle({
  display: "flex",
  gap: vars.space[12],
  padding: vars.space[12],
  marginInlineStart: `calc(-1 * ${vars.space[12]})`,
  borderRadius: vars.radius.card,
  selectors: { "&[data-current]": { background: vars.color.surface, boxShadow: vars.shadow.card } },
  "@media": { [below.laptop]: { marginInlineStart: 0, padding: `${vars.space[12]} 0` } },
});
export const groupMark = widgetStyle({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: "32px",
  height: "32px",
  borderRadius: vars.radius.tool,
  background: vars.color.status.red.fill,
  color: vars.color.status.red.onFill,
  selectors: {
    "&[data-severity=info]": { background: vars.color.status.blue.fill, color: vars.color.status.blue.onFill },
  },
});
export const groupWords = widgetStyle({ flex: "1 1 auto", minWidth: 0, display: "grid", justifyItems: "start" });
export const groupTitle = widgetStyle({
  ...plainButton,
  ...typeStep("base"),
  fontWeight: vars.weight.strong,
  textAlign: "start",
  minHeight: "24px",
  borderRadius: vars.radius.small,
  cursor: "pointer",
  overflowWrap: "anywhere",
  selectors: { "&:hover": { textDecoration: "underline" }, "&:focus-visible": focusRing },
});
export const groupDetail = widgetStyle({ overflowWrap: "anywhere" });
export const groupActions = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[8],
  marginTop: vars.space[8],
});
export const groupCount = widgetStyle({
  ...typeStep("base"),
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
  color: vars.color.status.red.text,
  selectors: { "&[data-severity=info]": { color: vars.color.status.blue.text } },
});

export const card = widgetStyle({
  flex: "1 1 auto",
  minWidth: 0,
  minHeight: "240px",
  overflow: "hidden",
  display: "flex",
  flexDirection: "column",
});
export const bar = widgetStyle({
  flex: "none",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[8]} ${vars.space[12]}`,
  padding: `${vars.space[8]} ${vars.space[16]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  "@media": { [below.tablet]: { padding: vars.space[8] } },
});
export const format = widgetStyle({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[4],
  ...typeStep("second"),
  color: vars.color.muted,
});
export const formatChange = widgetStyle({
  ...plainButton,
  minHeight: "24px",
  padding: `0 ${vars.space[4]}`,
  fontWeight: vars.weight.medium,
  color: vars.color.accent.text,
  borderRadius: vars.radius.small,
  cursor: "pointer",
  selectors: { "&:hover": { textDecoration: "underline" }, "&:focus-visible": focusRing },
});
export const barEnd = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[4],
  marginInlineStart: "auto",
  "@media": { [below.tablet]: { flex: "1 1 100%" } },
});
/** Before the format; on a phone the format is often on a line of its own. */
export const barDivider = widgetStyle({ display: "flex", "@media": { [below.tablet]: { display: "none" } } });
/** As wide as its longest placeholder: “Chercher dans les lignes”. */
export const find = widgetStyle({ width: "224px", "@media": { [below.tablet]: { flex: "1 1 auto", width: "auto" } } });
export const notice = widgetStyle({ flex: "none", margin: `${vars.space[8]} ${vars.space[16]} 0` });
export const form = widgetStyle({ display: "grid", gap: vars.space[16] });
