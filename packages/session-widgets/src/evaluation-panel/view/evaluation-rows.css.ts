import { below, focusRing, plainButton, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

export const form = widgetStyle({ display: "flex", flexDirection: "column", flex: 1 });
export const groupHead = widgetStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: "24px",
  marginTop: vars.space[8],
  // On a phone one row is seen at a time, and what it is stands in the person's line.
  "@media": { [below.tablet]: { display: "none" } },
});
export const groupName = widgetStyle({
  margin: 0,
  color: vars.color.muted,
  fontWeight: vars.weight.medium,
  ...typeStep("small"),
});
export const group = widgetStyle({
  display: "flex",
  flexDirection: "column",
  margin: 0,
  padding: 0,
  listStyle: "none",
  // The open row takes what is left of a phone's panel.
  selectors: { "&[data-open]": { flex: "1 0 auto" } },
});
export const row = widgetStyle({
  borderTop: `1px solid ${vars.color.line}`,
  selectors: { "&:first-child": { borderTop: "none" } },
  "@media": { [below.tablet]: { display: "none" } },
});
export const openRow = widgetStyle({
  flex: "1 0 auto",
  display: "flex",
  flexDirection: "column",
  gap: vars.space[8],
  margin: `2px calc(-1 * ${vars.space[8]}) 0`,
  padding: `0 ${vars.space[8]} ${vars.space[8]}`,
  borderRadius: vars.radius.tool,
  background: vars.color.fillQuiet,
  scrollMarginBlock: vars.space[8],
  "@media": { [below.tablet]: { margin: 0, padding: 0, background: "none" } },
});
export const rowHead = widgetStyle({
  margin: 0,
  ...typeStep("base"),
  // On a phone it stands in the person's line.
  "@media": { [below.tablet]: { display: "none" } },
});
export const rowButton = widgetStyle({
  ...plainButton,
  display: "flex",
  alignItems: "center",
  gap: "10px",
  width: "100%",
  minHeight: "31px",
  textAlign: "start",
  fontWeight: vars.weight.medium,
  borderRadius: vars.radius.small,
  selectors: {
    "&:focus-visible": { ...focusRing, outlineOffset: "-2px" },
    '&[aria-expanded="false"]:hover': { background: vars.color.fillQuiet },
    '&[aria-expanded="true"]': { fontWeight: vars.weight.strong },
    "&[data-left-out]": { color: vars.color.muted },
  },
});
export const mark = widgetStyle({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: "22px",
  color: vars.color.muted,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: "tabular-nums",
});
export const label = widgetStyle({ flex: 1, minWidth: 0, overflowWrap: "anywhere" });
export const away = widgetStyle({
  marginInlineStart: vars.space[8],
  whiteSpace: "nowrap",
  color: vars.color.muted,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: "tabular-nums",
  ...typeStep("small"),
});
export const pager = widgetStyle({ display: "flex", gap: vars.space[4] });
/** The pager beside the person, and the row in view: on a phone only. */
export const phonePager = widgetStyle({
  display: "none",
  flex: "none",
  gap: vars.space[8],
  "@media": { [below.tablet]: { display: "flex" } },
});
export const phonePagerButton = widgetStyle({ width: "44px", height: "44px" });
export const notes = widgetStyle({
  flex: "none",
  display: "flex",
  flexDirection: "column",
  gap: vars.space[8],
  padding: `0 ${vars.space[16]}`,
  selectors: { "&:not(:empty)": { paddingBlock: vars.space[8] } },
});
