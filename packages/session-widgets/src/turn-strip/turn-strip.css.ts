import { truncate, typeStep, vars, visuallyHidden, widgetStyle } from "@hotseat/ui/tokens";

/** Up to this width of its place, in pixels, the strip names the current segment only, over marks as wide as itself. */
const narrow = "(max-width: 640px)";

export const strip = widgetStyle({
  containerType: "inline-size",
  height: "36px",
  flex: "none",
  color: vars.color.text,
  ...typeStep("base"),
});

/** A schedule without a segment. */
export const none = widgetStyle({
  margin: 0,
  padding: `0 ${vars.space[4]}`,
  lineHeight: "36px",
  color: vars.color.muted,
  ...truncate,
});

export const line = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[16],
  height: "100%",
  padding: `0 ${vars.space[4]}`,
  "@container": { [narrow]: { flexWrap: "wrap", alignContent: "space-evenly", gap: `0 ${vars.space[8]}` } },
});

export const title = widgetStyle({
  flex: "none",
  fontWeight: vars.weight.strong,
  whiteSpace: "nowrap",
  "@container": { [narrow]: { ...truncate, flex: 1 } },
});

export const current = widgetStyle({
  display: "none",
  flex: "none",
  color: vars.color.muted,
  whiteSpace: "nowrap",
  ...typeStep("second"),
  "@container": { [narrow]: { display: "block" } },
});

export const segments = widgetStyle({
  flex: 1,
  minWidth: 0,
  display: "flex",
  gap: vars.space[4],
  listStyle: "none",
  margin: 0,
  padding: 0,
  "@container": { [narrow]: { flexBasis: "100%" } },
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

export const name = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[4],
  minWidth: 0,
  "@container": { [narrow]: visuallyHidden },
});

export const words = widgetStyle(truncate);

export const follower = widgetStyle({
  flex: "none",
  color: vars.color.muted,
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
  ...typeStep("small"),
  "@container": { [narrow]: { display: "none" } },
});
