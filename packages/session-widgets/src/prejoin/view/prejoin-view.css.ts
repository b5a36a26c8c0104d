import { below, low, truncate, typeStep, vars, visuallyHidden, widgetStyle } from "@hotseat/ui/tokens";

export const page = widgetStyle({
  display: "flex",
  flexDirection: "column",
  minHeight: "100dvh",
  isolation: "isolate",
  background: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.font.text,
  ...typeStep("base"),
});

/** Compact mode: the same in smaller bars and gaps. */
const COMPACT = `${page}[data-compact] &`;

export const head = widgetStyle({
  display: "flex",
  flex: "none",
  alignItems: "center",
  gap: vars.space[12],
  minHeight: "56px",
  paddingInline: `${vars.space[12]} ${vars.space[24]}`,
  background: vars.color.surface,
  borderBottom: `1px solid ${vars.color.line}`,
  selectors: { [COMPACT]: { minHeight: "44px" } },
  "@media": { [below.tablet]: { paddingInline: `${vars.space[8]} ${vars.space[16]}` } },
});
export const titles = widgetStyle({
  display: "flex",
  flex: 1,
  alignItems: "baseline",
  gap: vars.space[8],
  minWidth: 0,
  "@media": { [below.tablet]: { flexDirection: "column", alignItems: "stretch", gap: 0 } },
});
export const title = widgetStyle({ margin: 0, ...typeStep("description"), fontWeight: vars.weight.strong });
export const subtitle = widgetStyle({ ...truncate, color: vars.color.muted, ...typeStep("second") });
export const starts = widgetStyle({
  // A day takes more than one line beside the title on a phone.
  flex: "0 1 auto",
  maxWidth: "55%",
  textAlign: "end",
  color: vars.color.muted,
  fontVariantNumeric: "tabular-nums",
  ...typeStep("second"),
});
export const clock = widgetStyle({ flex: "none", flexDirection: "row-reverse" });
/** On a phone the digits alone stand beside the title. */
export const startsIn = widgetStyle({ "@media": { [below.tablet]: visuallyHidden } });

export const main = widgetStyle({
  display: "grid",
  flex: 1,
  gridTemplateColumns: "minmax(0, 1fr) 400px",
  gap: vars.space[24],
  width: "100%",
  maxWidth: "1216px",
  marginInline: "auto",
  padding: `${vars.space[20]} ${vars.space[24]} ${vars.space[24]}`,
  boxSizing: "border-box",
  selectors: { [COMPACT]: { gap: vars.space[12], paddingBlock: vars.space[8] } },
  "@media": {
    [below.laptop]: { gridTemplateColumns: "minmax(0, 1fr) 340px", gap: vars.space[16], paddingInline: vars.space[16] },
    [below.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: vars.space[12],
      padding: `${vars.space[12]} ${vars.space[12]} 96px`,
      // The note over the button takes up to two lines more.
      selectors: { [`${page}[data-becomes-host] &`]: { paddingBottom: "140px" } },
    },
  },
});
export const left = widgetStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[12],
  // As high as the window below the bar: a longer card on the right moves nothing here.
  alignSelf: "start",
  minHeight: `calc(100dvh - 57px - ${vars.space[20]} - ${vars.space[24]})`,
  minWidth: 0,
  selectors: { [COMPACT]: { minHeight: `calc(100dvh - 45px - 2 * ${vars.space[8]})` } },
  "@media": { [below.tablet]: { display: "contents" } },
});
/** After the card of devices on a phone. */
export const agenda = widgetStyle({ "@media": { [below.tablet]: { order: 2 } } });
export const right = widgetStyle({
  display: "flex",
  flexDirection: "column",
  gap: "18px",
  padding: vars.space[20],
  selectors: { [COMPACT]: { gap: vars.space[12], padding: vars.space[12] } },
  "@media": { [below.tablet]: { order: 1, padding: vars.space[16] } },
});
export const foot = widgetStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[16],
  marginTop: "auto",
  paddingBlock: vars.space[16],
  marginBottom: `calc(-1 * ${vars.space[16]})`,
  borderTop: `1px solid ${vars.color.line}`,
  // The way in stays in view, however much stands above it.
  position: "sticky",
  bottom: 0,
  background: vars.color.surface,
  "@media": {
    [below.tablet]: { position: "static", paddingBlock: 0, marginBottom: 0, borderTop: 0 },
    [low]: { position: "static" },
  },
});
/** The effect of the button, over it. */
export const note = widgetStyle({
  margin: `0 0 ${vars.space[8]}`,
  textAlign: "center",
  textWrap: "balance",
  color: vars.color.muted,
  ...typeStep("small"),
});
export const join = widgetStyle({
  "@media": {
    [below.tablet]: {
      position: "fixed",
      insetInline: 0,
      bottom: 0,
      zIndex: vars.depth.navigation,
      padding: `${vars.space[12]} ${vars.space[16]} max(${vars.space[12]}, env(safe-area-inset-bottom))`,
      background: vars.color.surface,
      borderTop: `1px solid ${vars.color.line}`,
    },
  },
});

/** In the page's place while it loads, or when it does not. */
export const message = widgetStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[12],
  minHeight: "100dvh",
  padding: vars.space[24],
  boxSizing: "border-box",
  background: vars.color.canvas,
  color: vars.color.muted,
  fontFamily: vars.font.text,
  ...typeStep("base"),
});

export const over = widgetStyle([message, { color: vars.color.text }]);
