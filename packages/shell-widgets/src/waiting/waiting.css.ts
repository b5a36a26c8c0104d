import { below, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

export const card = widgetStyle({
  width: "min(600px, 100%)",
  borderRadius: vars.radius.dialog,
  overflow: "hidden",
});
export const body = widgetStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[24],
  padding: "40px",
  "@media": { [below.tablet]: { padding: vars.space[24] } },
});

export const road = widgetStyle({ listStyle: "none", display: "grid", margin: 0, padding: 0 });
export const step = widgetStyle({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "24px minmax(0, 1fr)",
  gap: vars.space[12],
  paddingBottom: vars.space[20],
  selectors: {
    "&:last-child": { paddingBottom: 0 },
    // The way to the next step.
    "&:not(:last-child)::before": {
      content: '""',
      position: "absolute",
      top: "26px",
      bottom: "2px",
      insetInlineStart: "11px",
      width: "2px",
      background: vars.color.line,
    },
    '&[data-state="done"]::before': { background: vars.color.status.green.line },
  },
});
export const mark = widgetStyle({
  display: "grid",
  placeItems: "center",
  boxSizing: "border-box",
  width: "24px",
  height: "24px",
  borderRadius: "50%",
  border: `2px solid ${vars.color.lineStrong}`,
  selectors: {
    '[data-state="done"] > &': {
      border: 0,
      background: vars.color.status.green.fill,
      color: vars.color.status.green.onFill,
    },
    '[data-state="now"] > &': { borderColor: vars.color.accent.solid },
    '[data-state="now"] > &::after': {
      content: '""',
      width: "10px",
      height: "10px",
      borderRadius: "50%",
      background: vars.color.accent.solid,
    },
  },
});
export const words = widgetStyle({ display: "grid", gap: "2px", paddingTop: "2px" });

export const foot = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[12],
  padding: `${vars.space[12]} 40px`,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.sunken,
  "@media": { [below.tablet]: { padding: `${vars.space[12]} ${vars.space[24]}` } },
});
/** Its text begins and ends at the edges of the foot. */
export const change = widgetStyle({ marginInline: `calc(-1 * ${vars.space[12]})` });
export const live = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  ...typeStep("second"),
  color: vars.color.muted,
  selectors: {
    "&::before": {
      content: '""',
      flex: "none",
      width: "8px",
      height: "8px",
      borderRadius: "50%",
      background: vars.color.status.amber.mark,
    },
    "&[data-live]::before": { background: vars.color.status.green.mark },
  },
});

export const contact = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[12],
  padding: vars.space[16],
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
});
export const contactWords = widgetStyle({ display: "grid", flex: "1 1 12rem", minWidth: 0, overflowWrap: "anywhere" });
