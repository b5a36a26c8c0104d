import { below, countPill, focusRing, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

export const frame = widgetStyle({
  flex: 1,
  display: "grid",
  gridTemplateColumns: "216px minmax(0, 1fr)",
  "@media": { [below.tablet]: { gridTemplateColumns: "minmax(0, 1fr)", gridTemplateRows: "auto 1fr" } },
});

export const side = widgetStyle({
  padding: `${vars.space[16]} ${vars.space[12]}`,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  "@media": {
    [below.tablet]: { padding: 0, borderInlineEnd: 0, borderBottom: `1px solid ${vars.color.line}`, minWidth: 0 },
  },
});

export const scope = widgetStyle({
  display: "block",
  padding: `0 ${vars.space[12]} ${vars.space[12]}`,
  ...typeStep("small"),
  fontWeight: vars.weight.medium,
  color: vars.color.muted,
  overflowWrap: "anywhere",
  "@media": { [below.tablet]: { display: "none" } },
});

export const sections = widgetStyle({
  display: "grid",
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": {
    [below.tablet]: { display: "flex", overflowX: "auto", gap: 0, padding: `0 ${vars.space[8]}` },
  },
});

export const section = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  minHeight: "36px",
  padding: `0 ${vars.space[12]}`,
  borderRadius: vars.radius.field,
  color: vars.color.muted,
  textDecoration: "none",
  whiteSpace: "nowrap",
  ...typeStep("base"),
  fontWeight: vars.weight.medium,
  selectors: {
    "&:hover": { color: vars.color.text, background: vars.color.fillQuiet },
    '&[aria-current="page"]': { color: vars.color.accent.text, background: vars.color.accent.soft },
    "&:focus-visible": { ...focusRing, outlineOffset: "-2px" },
  },
  "@media": {
    [below.tablet]: {
      minHeight: "44px",
      borderRadius: 0,
      selectors: {
        '&[aria-current="page"]': {
          background: "transparent",
          boxShadow: `inset 0 -2px 0 ${vars.color.accent.solid}`,
        },
      },
    },
  },
});
export const sectionName = widgetStyle({ flex: 1 });
export const count = widgetStyle(countPill);

export const content = widgetStyle({
  minWidth: 0,
  padding: `${vars.space[20]} ${vars.space[24]} ${vars.space[80]}`,
  "@media": { [below.tablet]: { padding: `${vars.space[16]} ${vars.space[16]} ${vars.space[80]}` } },
});

export const denied = widgetStyle({
  display: "grid",
  placeContent: "center",
  flex: 1,
  minHeight: "50vh",
  padding: vars.space[24],
});
