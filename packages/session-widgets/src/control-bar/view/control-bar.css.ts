import { from, tiny, truncate, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

const surface = {
  flex: "none",
  boxSizing: "border-box",
  background: vars.color.surface,
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.text,
  fontFamily: vars.font.text,
} as const;

/** Around controls that somebody has only just got. */
const newRing = { outline: `2px solid ${vars.color.accent.solid}`, outlineOffset: "2px" } as const;

export const bar = widgetStyle({
  ...surface,
  display: "grid",
  gridTemplateColumns: "minmax(max-content, 1fr) auto minmax(max-content, 1fr)",
  alignItems: "center",
  gap: vars.space[8],
  height: "72px",
  paddingInline: vars.space[12],
  selectors: { "&[data-compact]": { height: "56px" } },
  "@media": { [from.desktop]: { paddingInline: vars.space[20] } },
});
export const start = widgetStyle({ display: "flex", alignItems: "center", gap: vars.space[4] });
export const centre = widgetStyle({ minWidth: 0 });
export const end = widgetStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: vars.space[4],
});
export const leave = widgetStyle({ marginInlineStart: vars.space[8] });

/** From here on the tray has room for the long words of German. */
const BESIDE = "(min-width: 1520px)";

export const tray = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  height: "52px",
  minInlineSize: "auto",
  margin: 0,
  border: 0,
  padding: "0 6px",
  borderRadius: vars.radius.card,
  background: vars.color.fillQuiet,
  boxShadow: `inset 0 0 0 1px ${vars.color.fill}`,
  boxSizing: "border-box",
  whiteSpace: "nowrap",
  selectors: { "&[data-new]": newRing },
  // The long words of German have no room for more at 1440.
  "@media": { [BESIDE]: { gap: "14px" } },
});
/** The two clocks beside each other; under each other, and hardly wider than one, where the tray has no room for both. */
export const times = widgetStyle({
  display: "flex",
  flexDirection: "column",
  minWidth: "64px",
  paddingInlineStart: vars.space[4],
  "@media": {
    [from.desktop]: { minWidth: "76px" },
    [BESIDE]: { flexDirection: "row", gap: vars.space[16] },
  },
});
export const time = widgetStyle({
  display: "flex",
  flexDirection: "column",
  selectors: { '[data-clocks="2"] > &': { flexDirection: "row", alignItems: "baseline", gap: vars.space[4] } },
  "@media": {
    [BESIDE]: {
      minWidth: "64px",
      selectors: { '[data-clocks="2"] > &': { flexDirection: "column", alignItems: "stretch", gap: 0 } },
    },
  },
});
export const digits = widgetStyle({
  fontSize: vars.type.card.size,
  lineHeight: "20px",
  letterSpacing: "-0.01em",
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
  selectors: { '[data-clocks="2"] &': { fontSize: vars.type.base.size, lineHeight: "18px" } },
  "@media": {
    [BESIDE]: { selectors: { '[data-clocks="2"] &': { fontSize: vars.type.card.size, lineHeight: "20px" } } },
  },
});
export const timeLabel = widgetStyle({
  ...truncate,
  maxWidth: "72px",
  color: vars.color.muted,
  ...typeStep("small"),
  selectors: { '[data-clocks="2"] &': { maxWidth: "48px" } },
  "@media": { [BESIDE]: { selectors: { '[data-clocks="2"] &': { maxWidth: "96px" } } } },
});
export const rule = widgetStyle({ width: "1px", height: "20px", background: vars.color.track });
export const flat = widgetStyle({ margin: 0, fontVariantNumeric: "tabular-nums" });

export const sentence = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: "6px",
  margin: 0,
  color: vars.color.muted,
  ...typeStep("second"),
});
export const moment = widgetStyle({
  color: vars.color.text,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
});

export const phone = widgetStyle({
  ...surface,
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  height: "60px",
  padding: vars.space[8],
  "@media": { [tiny]: { gap: vars.space[4] } },
});
/** Pause and next; what remains of the bar is theirs. */
export const phoneTiming = widgetStyle({
  display: "flex",
  flex: 1,
  gap: vars.space[8],
  minWidth: 0,
  borderRadius: vars.radius.tool,
  selectors: { "&[data-new]": { ...newRing, outlineOffset: "3px" } },
  "@media": { [tiny]: { gap: vars.space[4] } },
});
export const phoneSentence = widgetStyle({ flex: 1, minWidth: 0, ...typeStep("small") });
/** In the narrowest window the word of the one solid button takes what the others can give. */
export const touch = widgetStyle({
  width: "44px",
  height: "44px",
  flex: "none",
  "@media": { [tiny]: { width: "40px" } },
});

export const pause = widgetStyle({
  flex: "none",
  selectors: { [`${phone} &`]: { width: "44px", height: "44px" } },
  "@media": { [tiny]: { selectors: { [`${phone} &`]: { width: "40px" } } } },
});
export const next = widgetStyle({
  flex: "none",
  selectors: { [`${phone} &`]: { flex: 1, minWidth: 0, height: "44px" } },
  "@media": { [tiny]: { selectors: { [`${phone} &`]: { paddingInline: vars.space[4] } } } },
});

/** A short word: the room is the timing tray's. */
export const slim = widgetStyle({ width: "48px" });

/** The note beside a person in the list of candidates. */
export const note = widgetStyle({ marginInlineStart: "auto", color: vars.color.muted, ...typeStep("small") });
