import { below, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

const SIDE = vars.space[24];

export const card = widgetStyle({ overflow: "hidden" });
export const head = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: vars.space[12],
  padding: `${vars.space[16]} ${SIDE}`,
});
export const title = widgetStyle({ marginInlineEnd: "auto" });
export const bar = widgetStyle({ display: "flex", gap: "3px", width: "120px" });
export const share = widgetStyle({
  flex: 1,
  height: "5px",
  borderRadius: "3px",
  background: vars.color.track,
  selectors: { "&[data-done]": { background: vars.color.status.green.mark } },
});
export const steps = widgetStyle({ listStyle: "none", margin: 0, padding: 0 });
export const step = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[16],
  minHeight: "40px",
  padding: `${vars.space[12]} ${SIDE}`,
  borderTop: `1px solid ${vars.color.line}`,
  selectors: { "&[data-current]": { background: vars.color.accent.quiet } },
});
export const mark = widgetStyle({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "28px",
  height: "28px",
  borderRadius: "50%",
  ...typeStep("second"),
  fontWeight: vars.weight.strong,
  background: vars.color.fill,
  color: vars.color.muted,
  selectors: {
    '&[data-state="done"]': { background: vars.color.status.green.fill, color: vars.color.status.green.onFill },
    '&[data-state="now"]': { background: vars.color.accent.solid, color: vars.color.accent.onSolid },
  },
});
export const words = widgetStyle({ display: "grid", gap: "2px", flex: "1 1 140px", minWidth: 0 });
/** Finger-high on a phone. */
export const go = widgetStyle({ "@media": { [below.tablet]: { minHeight: "44px" } } });
export const foot = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[12],
  padding: `${vars.space[12]} ${SIDE}`,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.sunken,
});
