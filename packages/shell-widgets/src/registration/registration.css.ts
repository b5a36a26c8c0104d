import { below, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

export const box = widgetStyle({
  boxSizing: "border-box",
  width: "100%",
  maxWidth: `calc(920px + 2 * ${vars.space[16]})`,
  margin: "0 auto",
  padding: vars.space[16],
});
export const card = widgetStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 320px",
  borderRadius: vars.radius.dialog,
  overflow: "hidden",
  "@media": { [below.laptop]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const main = widgetStyle({
  display: "grid",
  alignContent: "start",
  gap: vars.space[20],
  padding: "36px",
  "@media": { [below.tablet]: { padding: vars.space[20] } },
});
export const side = widgetStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[20],
  padding: "36px 28px",
  background: vars.color.sunken,
  borderInlineStart: `1px solid ${vars.color.line}`,
  "@media": {
    [below.laptop]: { borderInlineStart: 0, borderTop: `1px solid ${vars.color.line}`, padding: vars.space[20] },
  },
});
export const consent = widgetStyle({
  display: "grid",
  gap: vars.space[4],
  padding: vars.space[12],
  borderRadius: vars.radius.tile,
  background: vars.color.fillQuiet,
});
export const steps = widgetStyle({ listStyle: "none", display: "grid", gap: vars.space[20], margin: 0, padding: 0 });
export const step = widgetStyle({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "24px minmax(0, 1fr)",
  gap: vars.space[12],
  selectors: {
    // From one number to the next.
    "&:not(:last-child)::before": {
      content: "",
      position: "absolute",
      insetInlineStart: "11px",
      top: "26px",
      bottom: `calc(2px - ${vars.space[20]})`,
      width: "2px",
      background: vars.color.line,
    },
  },
});
export const number = widgetStyle({
  display: "grid",
  placeItems: "center",
  width: "24px",
  height: "24px",
  borderRadius: "50%",
  ...typeStep("small"),
  fontWeight: vars.weight.medium,
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
});
export const stepWords = widgetStyle({ display: "grid", gap: "2px" });
export const note = widgetStyle({
  display: "flex",
  gap: vars.space[12],
  margin: 0,
  marginTop: "auto",
  paddingTop: vars.space[20],
  borderTop: `1px solid ${vars.color.line}`,
  ...typeStep("second"),
  color: vars.color.muted,
});
export const noteIcon = widgetStyle({ color: vars.color.accent.text });
export const known = widgetStyle({ margin: 0, ...typeStep("second"), textAlign: "center", color: vars.color.muted });
