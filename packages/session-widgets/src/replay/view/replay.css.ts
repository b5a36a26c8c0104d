import { below, focusRing, from, plainButton, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

export const replay = widgetStyle({
  display: "flex",
  flex: 1,
  flexDirection: "column",
  gap: vars.space[12],
  minWidth: 0,
  minHeight: 0,
  color: vars.color.text,
  fontFamily: vars.font.text,
  ...typeStep("base"),
});
export const now = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[12],
  minHeight: "32px",
});
export const asked = widgetStyle({
  display: "flex",
  flex: 1,
  alignItems: "center",
  gap: vars.space[12],
  minWidth: "min(100%, 280px)",
});
export const askedWho = widgetStyle({ marginInlineEnd: vars.space[4], fontWeight: vars.weight.strong });
export const askedText = widgetStyle({ color: vars.color.muted, overflowWrap: "anywhere" });
export const legend = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: "none",
  ...typeStep("second"),
});
export const legendTitle = widgetStyle({ color: vars.color.muted });
export const chip = widgetStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[8],
  paddingInline: vars.space[8],
  minHeight: "26px",
  border: `1px solid ${vars.color.line}`,
  borderRadius: "13px",
});
export const you = widgetStyle({ color: vars.color.muted });
export const dot = widgetStyle({
  flex: "none",
  width: "8px",
  height: "8px",
  borderRadius: "50%",
  background: "var(--who)",
});

export const panes = widgetStyle({
  display: "grid",
  flex: 1,
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space[12],
  minHeight: "320px",
  selectors: { "&[data-single]": { gridTemplateColumns: "minmax(0, 1fr)" } },
  "@media": { [below.laptop]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const pane = widgetStyle({
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  minHeight: "300px",
  overflow: "hidden",
  // The layers of Excalidraw stay within.
  isolation: "isolate",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});
export const paneHead = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[8],
  minHeight: "44px",
  boxSizing: "border-box",
  padding: `${vars.space[4]} ${vars.space[16]}`,
  borderBottom: `1px solid ${vars.color.line}`,
});
export const paneTitle = widgetStyle({ margin: 0, fontWeight: vars.weight.strong, ...typeStep("base") });
export const latest = widgetStyle({ flex: 1, minWidth: 0, color: vars.color.muted, ...typeStep("second") });
export const file = widgetStyle({ color: vars.color.muted, fontFamily: vars.font.code, ...typeStep("small") });
export const paneBody = widgetStyle({
  position: "relative",
  display: "flex",
  flex: 1,
  flexDirection: "column",
  minHeight: 0,
});
export const nothing = widgetStyle({ margin: "auto", padding: vars.space[24] });

export const player = widgetStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[12],
  padding: `${vars.space[12]} ${vars.space[20]} ${vars.space[8]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  "@media": {
    [below.tablet]: { padding: vars.space[12] },
    // On an upright phone board and code lie above each other: the player stays in view under both.
    [`${below.tablet} and (min-height: 700px)`]: {
      position: "sticky",
      bottom: vars.space[12],
      zIndex: vars.depth.pill,
      boxShadow: vars.shadow.card,
    },
  },
});
export const controls = widgetStyle({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[12] });
export const time = widgetStyle({ fontVariantNumeric: "tabular-nums" });
export const clock = widgetStyle({ fontWeight: vars.weight.strong, ...typeStep("card") });
export const of = widgetStyle({ color: vars.color.muted, ...typeStep("small") });
export const hints = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space[4]} ${vars.space[20]}`,
  marginInlineStart: "auto",
  color: vars.color.muted,
  ...typeStep("small"),
  "@media": { [below.tablet]: { marginInlineStart: 0 } },
});
export const hint = widgetStyle({ display: "inline-flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[4] });
export const keys = widgetStyle({ "@media": { [below.tablet]: { display: "none" } } });

/** Widths of the names beside the rows. */
const NAMES = "84px";
const NAMES_ON_PHONES = "80px";

/** Names at the left, times at the right; both columns share their rows. */
export const timeline = widgetStyle({
  display: "grid",
  position: "relative",
  gridTemplateColumns: `${NAMES} minmax(0, 1fr)`,
  rowGap: "2px",
  ...typeStep("small"),
  "@media": { [below.tablet]: { gridTemplateColumns: `${NAMES_ON_PHONES} minmax(0, 1fr)` } },
});
export const rowName = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  minWidth: 0,
  minHeight: "20px",
  overflowWrap: "anywhere",
});
export const row = widgetStyle({ position: "relative", minHeight: "20px" });
export const turnRow = widgetStyle({ minHeight: "28px" });
export const cell = widgetStyle({
  ...plainButton,
  position: "absolute",
  insetBlock: 0,
  zIndex: 2,
  boxSizing: "border-box",
  paddingInline: vars.space[4],
  overflow: "hidden",
  textAlign: "start",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  cursor: "pointer",
  ...typeStep("small"),
  "@media": { [below.laptop]: { paddingInline: "2px" } },
  selectors: { "&:focus-visible": { ...focusRing, outlineOffset: "-2px" } },
});
export const whenWide = widgetStyle({ "@media": { [below.laptop]: { display: "none" } } });
export const whenNarrow = widgetStyle({ "@media": { [from.laptop]: { display: "none" } } });
/** A phone has no room for single questions: the buttons of the player lead to them. */
export const questionsRow = widgetStyle({ "@media": { [below.tablet]: { display: "none" } } });
export const turn = widgetStyle({
  borderRadius: vars.radius.tool,
  border: `1px solid ${vars.color.surface}`,
  background: vars.color.fill,
  selectors: {
    '&[aria-current="true"]': { background: vars.color.accent.softHover, fontWeight: vars.weight.medium },
    "&:hover": { background: vars.color.fillHover },
  },
});
export const question = widgetStyle({
  borderInlineStart: `1px solid ${vars.color.lineStrong}`,
  color: vars.color.muted,
  "@media": { [below.laptop]: { paddingInline: 0, textAlign: "center" } },
  selectors: {
    '&[aria-current="true"]': {
      background: vars.color.accent.soft,
      color: vars.color.accent.strongText,
      fontWeight: vars.weight.strong,
    },
    "&:hover": { background: vars.color.fillQuiet },
  },
});
export const stretch = widgetStyle({
  position: "absolute",
  insetBlock: "6px",
  minWidth: "3px",
  borderRadius: "2px",
  background: "var(--who)",
  selectors: { "&[data-ahead]": { opacity: 0.45 } },
});
export const under = widgetStyle({ borderTop: `1px solid ${vars.color.line}` });
/** Over the rows of activity, behind the buttons: a press anywhere seeks. */
export const scrubber = widgetStyle({
  position: "absolute",
  insetBlock: 0,
  insetInline: `${NAMES} 0`,
  zIndex: 1,
  pointerEvents: "none",
  "@media": { [below.tablet]: { insetInline: `${NAMES_ON_PHONES} 0` } },
});
export const range = widgetStyle({
  appearance: "none",
  position: "absolute",
  insetInline: "-8px",
  insetBlock: "52px 0",
  zIndex: 1,
  width: "calc(100% + 16px)",
  height: "calc(100% - 52px)",
  "@media": { [below.tablet]: { insetBlock: "30px 0", height: "calc(100% - 30px)" } },
  margin: 0,
  background: "none",
  cursor: "pointer",
  pointerEvents: "auto",
  outline: "none",
  selectors: {
    "&::-webkit-slider-thumb": { appearance: "none", width: "16px", height: "100%", background: "none" },
    "&::-moz-range-thumb": { width: "16px", height: "100%", border: 0, background: "none" },
    "&:focus-visible": { ...focusRing, borderRadius: vars.radius.tool },
  },
});
export const head = widgetStyle({
  position: "absolute",
  // Down to the times of day, not over them.
  insetBlock: "0 22px",
  zIndex: 3,
  width: "2px",
  marginInlineStart: "-1px",
  background: vars.color.text,
  pointerEvents: "none",
  selectors: {
    "&::before": {
      content: '""',
      position: "absolute",
      insetBlockStart: "-6px",
      insetInlineStart: "-5px",
      width: "12px",
      height: "12px",
      borderRadius: "50%",
      background: vars.color.text,
    },
  },
});
export const stamps = widgetStyle({
  position: "relative",
  minHeight: "20px",
  color: vars.color.muted,
  fontVariantNumeric: "tabular-nums",
  borderTop: `1px solid ${vars.color.line}`,
});
export const stamp = widgetStyle({ position: "absolute", insetBlockStart: "4px" });
