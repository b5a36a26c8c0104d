import { below, from, typeStep, vars, visuallyHidden, widgetStyle } from "@hotseat/ui/tokens";

export const frame = widgetStyle({
  display: "flex",
  flexDirection: "column",
  height: "100%",
  minHeight: 0,
  background: vars.color.canvas,
  color: vars.color.text,
});

export const head = widgetStyle({
  flex: "none",
  display: "grid",
  gridTemplateColumns: "40px minmax(0, 1fr) auto minmax(0, 1fr)",
  alignItems: "center",
  gap: vars.space[8],
  minHeight: "56px",
  padding: `0 ${vars.space[24]} 0 ${vars.space[12]}`,
  background: vars.color.surface,
  borderBottom: `1px solid ${vars.color.line}`,
  "@media": {
    [below.laptop]: {
      gridTemplateColumns: "40px minmax(0, 1fr) auto",
      padding: `0 ${vars.space[16]} 0 ${vars.space[8]}`,
    },
    [below.tablet]: { gridTemplateColumns: "44px minmax(0, 1fr)", rowGap: 0, paddingBottom: vars.space[8] },
  },
});
export const name = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space[8],
  minWidth: 0,
});
export const title = widgetStyle({ margin: 0, ...typeStep("description"), fontWeight: vars.weight.strong });
export const scope = widgetStyle({ ...typeStep("second"), color: vars.color.muted, overflowWrap: "anywhere" });
export const file = widgetStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: vars.space[8],
  minWidth: 0,
  ...typeStep("second"),
  color: vars.color.muted,
  "@media": { [below.laptop]: { display: "none" } },
});
export const fileName = widgetStyle({
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const steps = widgetStyle({
  display: "flex",
  listStyle: "none",
  margin: 0,
  padding: 0,
  "@media": { [below.tablet]: { gridColumn: "1 / -1", justifyContent: "center", gap: vars.space[8] } },
});
export const step = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  ...typeStep("second"),
  fontWeight: vars.weight.medium,
  color: vars.color.muted,
  selectors: {
    "&[aria-current]": { color: vars.color.text, fontWeight: vars.weight.strong },
    "& + &::before": {
      content: "''",
      width: "32px",
      height: "1px",
      background: vars.color.lineStrong,
      margin: `0 ${vars.space[12]}`,
    },
  },
  "@media": {
    [below.desktop]: {
      selectors: { "& + &::before": { width: "12px", margin: `0 ${vars.space[4]}` } },
    },
    [below.tablet]: { selectors: { "& + &::before": { width: "8px", margin: 0 } } },
  },
});
/** On a narrow screen only the current step has its word. */
export const stepName = widgetStyle({
  "@media": {
    [below.desktop]: { selectors: { "li:not([aria-current]) > &": visuallyHidden } },
  },
});
export const stepMark = widgetStyle({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "22px",
  height: "22px",
  borderRadius: vars.radius.full,
  ...typeStep("small"),
  fontVariantNumeric: "tabular-nums",
  background: vars.color.fill,
  selectors: {
    "li[data-done] > &": { background: vars.color.accent.softHover, color: vars.color.accent.text },
    "li[aria-current] > &": { background: vars.color.accent.solid, color: vars.color.accent.onSolid },
  },
});
export const hidden = widgetStyle(visuallyHidden);

/** A window that is too low for the grid scrolls it. */
export const body = widgetStyle({
  flex: "1 1 auto",
  minHeight: 0,
  display: "flex",
  flexDirection: "column",
  overflow: "auto",
});

export const foot = widgetStyle({
  flex: "none",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[8],
  minHeight: "64px",
  padding: `${vars.space[8]} ${vars.space[24]}`,
  background: vars.color.surface,
  borderTop: `1px solid ${vars.color.line}`,
  "@media": { [below.tablet]: { padding: `${vars.space[8]} ${vars.space[16]}` } },
});
export const footStart = widgetStyle({ flex: "1 1 auto", minWidth: 0 });
export const footActions = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  alignItems: "center",
  gap: vars.space[8],
  "@media": { [below.tablet]: { flex: "1 1 100%" } },
});
/** The way back, without a margin of its own. */
export const back = widgetStyle({
  margin: 0,
  height: "40px",
  padding: `0 ${vars.space[12]}`,
  "@media": { [from.tablet]: { padding: `0 ${vars.space[16]}` } },
});

export const totals = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[4]} ${vars.space[16]}`,
  margin: 0,
  padding: 0,
  listStyle: "none",
  color: vars.color.muted,
});
export const total = widgetStyle({
  selectors: {
    "&[data-tone=red]": { color: vars.color.status.red.text },
    "&:first-child:not(:last-child)": {
      paddingInlineEnd: vars.space[16],
      borderInlineEnd: `1px solid ${vars.color.track}`,
    },
  },
});
export const totalNumber = widgetStyle({
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
  color: vars.color.text,
  selectors: { "[data-tone=red] > &": { color: "inherit" } },
});
