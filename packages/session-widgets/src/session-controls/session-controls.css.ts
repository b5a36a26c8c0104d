import { focusRing, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

export const panel = widgetStyle({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  color: vars.color.text,
  fontFamily: vars.font.text,
});
export const summary = widgetStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[12],
  padding: `${vars.space[12]} ${vars.space[16]}`,
  cursor: "pointer",
  listStyle: "none",
  ...typeStep("base"),
  fontWeight: vars.weight.strong,
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&:hover": { background: vars.color.fillQuiet },
    "&:focus-visible": { ...focusRing, outlineOffset: "-2px" },
  },
});
export const chevron = widgetStyle({
  display: "inline-flex",
  color: vars.color.muted,
  transition: `transform ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { "details[open] > summary > &": { transform: "rotate(180deg)" } },
});
export const body = widgetStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[12],
  padding: `0 ${vars.space[16]} ${vars.space[16]}`,
});
export const times = widgetStyle({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  gap: `${vars.space[4]} ${vars.space[12]}`,
  margin: 0,
  ...typeStep("small"),
});
export const term = widgetStyle({ color: vars.color.muted });
export const value = widgetStyle({ margin: 0, fontVariantNumeric: "tabular-nums", fontWeight: vars.weight.strong });
export const row = widgetStyle({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[8] });
export const ask = widgetStyle({ margin: 0, ...typeStep("small") });
