import { truncate, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

/** Below this width of its place the strip names the current segment only, in pixels. */
const NAMES_FROM = 640;

export const strip = widgetStyle({
  containerType: "inline-size",
  height: "36px",
  flex: "none",
  color: vars.color.text,
  ...typeStep("base"),
});

export const line = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[16],
  height: "100%",
  padding: `0 ${vars.space[4]}`,
});

export const title = widgetStyle({ flex: "none", fontWeight: vars.weight.strong, whiteSpace: "nowrap" });

export const segments = widgetStyle({
  flex: 1,
  minWidth: 0,
  display: "flex",
  gap: vars.space[4],
  listStyle: "none",
  margin: 0,
  padding: 0,
});

export const segment = widgetStyle({
  flex: 1,
  minWidth: 0,
  display: "flex",
  flexDirection: "column",
  gap: vars.space[4],
  color: vars.color.muted,
  ...typeStep("small"),
  selectors: {
    '&:not([data-type="QUESTION"])': { flex: 1.5 },
    '&[data-place="now"]': { color: vars.color.text, fontWeight: vars.weight.strong },
  },
});

export const bar = widgetStyle({
  display: "flex",
  height: "4px",
  borderRadius: "2px",
  overflow: "hidden",
  background: vars.color.track,
  selectors: { '[data-place="past"] > &': { background: vars.color.accent.past } },
});

export const name = widgetStyle({ display: "flex", alignItems: "center", gap: vars.space[4], minWidth: 0 });

export const words = widgetStyle({
  ...truncate,
  "@container": {
    [`(max-width: ${NAMES_FROM}px)`]: {
      selectors: { '[data-place="past"] &, [data-place="next"] &': { visibility: "hidden" } },
    },
  },
});

export const follower = widgetStyle({
  flex: "none",
  color: vars.color.muted,
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
  ...typeStep("small"),
  "@container": { [`(max-width: ${NAMES_FROM}px)`]: { display: "none" } },
});
