import { below, focusRing, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

export const root = widgetStyle({ position: "relative", display: "inline-flex" });
export const bell = widgetStyle({ position: "relative", display: "inline-flex" });

export const panel = widgetStyle({
  position: "absolute",
  top: `calc(100% + ${vars.space[8]})`,
  insetInlineEnd: 0,
  zIndex: vars.depth.menu,
  width: "400px",
  overflow: "hidden",
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  boxShadow: vars.shadow.float,
  selectors: { "&[hidden]": { display: "none" } },
  "@media": {
    [below.tablet]: { position: "fixed", top: "60px", insetInline: vars.space[8], width: "auto" },
  },
});
export const head = widgetStyle({
  display: "flex",
  // A long title keeps its line on a phone; the button then stands below.
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${vars.space[8]}`,
  boxSizing: "border-box",
  minHeight: "48px",
  padding: `${vars.space[8]} ${vars.space[8]} ${vars.space[8]} ${vars.space[16]}`,
});
export const readAll = widgetStyle({ marginInlineStart: "auto" });
export const body = widgetStyle({ maxHeight: "min(480px, 70vh)", overflowY: "auto" });
export const state = widgetStyle({ padding: vars.space[20] });
export const foot = widgetStyle({
  display: "grid",
  placeItems: "center",
  minHeight: "44px",
  borderTop: `1px solid ${vars.color.line}`,
});

export const list = widgetStyle({ margin: 0, padding: 0, listStyle: "none" });
export const row = widgetStyle({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "36px minmax(0, 1fr) auto 24px",
  alignItems: "center",
  columnGap: vars.space[12],
  padding: `${vars.space[12]} ${vars.space[16]}`,
  borderTop: `1px solid ${vars.color.line}`,
  selectors: {
    '&[data-look="page"]': { gridTemplateColumns: "36px minmax(0, 1fr) auto auto 24px" },
    '&[data-look="page"]:first-child': { borderTop: 0 },
    '&[data-look="dropdown"]:hover': { background: vars.color.fillQuiet },
  },
  "@media": {
    [below.tablet]: { selectors: { '&[data-look="page"]': { gridTemplateColumns: "36px minmax(0, 1fr) auto 24px" } } },
  },
});
export const tile = widgetStyle({
  display: "grid",
  placeItems: "center",
  width: "36px",
  height: "36px",
  borderRadius: vars.radius.tool,
  background: vars.color.fill,
  color: vars.color.muted,
  selectors: {
    '&[data-color="info"]': { background: vars.color.accent.soft, color: vars.color.accent.text },
    '&[data-color="good"]': { background: vars.color.status.green.fill, color: vars.color.status.green.onFill },
    '&[data-color="attention"]': { background: vars.color.status.amber.fill, color: vars.color.status.amber.onFill },
    '&[data-color="danger"]': { background: vars.color.status.red.fill, color: vars.color.status.red.onFill },
  },
});
export const words = widgetStyle({ display: "grid", gap: "2px", minWidth: 0 });
export const message = widgetStyle({
  color: vars.color.text,
  ...typeStep("base"),
  fontWeight: vars.weight.strong,
  selectors: { "[data-read] &": { fontWeight: vars.weight.medium } },
});
export const about = widgetStyle({ color: vars.color.muted, ...typeStep("second") });
/** The link's hit area is the whole row; the button for reading lies above it. */
export const cover = widgetStyle({
  minWidth: 0,
  color: "inherit",
  textDecoration: "none",
  selectors: {
    "&::after": { content: '""', position: "absolute", inset: 0 },
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": focusRing,
  },
});
export const details = widgetStyle({ position: "relative", zIndex: vars.depth.tileLabel, ...typeStep("second") });
export const detailsSummary = widgetStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[4],
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
export const chevron = widgetStyle({
  display: "inline-flex",
  color: vars.color.muted,
  transition: `transform ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { "details[open] > summary > &": { transform: "rotate(180deg)" } },
});
export const json = widgetStyle({
  margin: `${vars.space[4]} 0 0`,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  color: vars.color.muted,
  ...typeStep("small"),
});
export const action = widgetStyle({
  "@media": { [below.tablet]: { gridColumn: "2 / 4", gridRow: 2, justifySelf: "start", marginTop: vars.space[8] } },
});
export const time = widgetStyle({
  color: vars.color.muted,
  fontVariantNumeric: "tabular-nums",
  ...typeStep("second"),
});
export const dotPlace = widgetStyle({
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: "24px",
  height: "24px",
});
export const dot = widgetStyle({
  width: "8px",
  height: "8px",
  borderRadius: vars.radius.full,
  background: vars.color.accent.solid,
  selectors: { [`${row}:hover &, ${row}:focus-within &`]: { visibility: "hidden" } },
});
/** Seen where the pointer or the focus is; always there for a screen reader. */
export const markRead = widgetStyle({
  position: "absolute",
  zIndex: vars.depth.content,
  opacity: 0,
  selectors: { [`${row}:hover &, &:focus-visible`]: { opacity: 1 } },
  "@media": { "(hover: none)": { opacity: 0 } },
});

export const page = widgetStyle({
  boxSizing: "border-box",
  width: "100%",
  maxWidth: `calc(760px + 2 * ${vars.space[24]})`,
  margin: "0 auto",
  padding: `28px ${vars.space[24]} ${vars.space[64]}`,
  display: "grid",
  gap: vars.space[16],
  "@media": { [below.tablet]: { padding: `${vars.space[16]} ${vars.space[16]} ${vars.space[64]}` } },
});
export const pageHead = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[12],
});
export const pageActions = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[8],
  // Below the heading, the text of the first button, which has no edge, begins where the heading does.
  "@media": { [below.tablet]: { marginInlineStart: `calc(-1 * ${vars.space[12]})` } },
});
export const filter = widgetStyle({ justifySelf: "start" });
export const day = widgetStyle({ display: "grid", gap: vars.space[8] });
export const dayName = widgetStyle({
  margin: 0,
  color: vars.color.muted,
  ...typeStep("second"),
  fontWeight: vars.weight.strong,
});
export const more = widgetStyle({ justifySelf: "center" });
