import { below, focusRing, plainButton, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

export const board = widgetStyle({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  height: "100%",
  minHeight: 0,
  minWidth: 0,
  background: vars.color.surface,
  color: vars.color.text,
  fontFamily: vars.font.text,
  ...typeStep("base"),
});
export const stage = widgetStyle({
  position: "relative",
  flex: 1,
  minHeight: 0,
  overflow: "hidden",
  isolation: "isolate",
});
/** Dots that move and grow with the drawing. */
export const paper = widgetStyle({
  position: "absolute",
  inset: 0,
  isolation: "isolate",
  backgroundImage: `radial-gradient(circle, ${vars.color.line} 1px, transparent 1px)`,
  backgroundSize: "var(--board-dot, 20px) var(--board-dot, 20px)",
  backgroundPosition: "var(--board-x, 0) var(--board-y, 0)",
});
const island = {
  position: "absolute",
  zIndex: 1,
  display: "flex",
  alignItems: "center",
  gap: vars.space[4],
  padding: vars.space[4],
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  boxShadow: vars.shadow.float,
} as const;
export const tools = widgetStyle({
  ...island,
  top: vars.space[12],
  insetInline: 0,
  width: "fit-content",
  maxWidth: `calc(100% - 2 * ${vars.space[8]})`,
  flexWrap: "wrap",
  justifyContent: "center",
  marginInline: "auto",
});
export const tool = widgetStyle({
  "@media": { [below.tablet]: { minWidth: "44px", minHeight: "44px" } },
});
export const corner = widgetStyle({ ...island, bottom: vars.space[12], insetInlineStart: vars.space[12] });
export const percent = widgetStyle({
  ...plainButton,
  minHeight: "24px",
  paddingInline: vars.space[8],
  borderRadius: vars.radius.control,
  fontVariantNumeric: "tabular-nums",
  ...typeStep("small"),
  selectors: { "&:hover": { background: vars.color.accent.soft }, "&:focus-visible": focusRing },
});
export const swatchButton = widgetStyle({
  ...plainButton,
  display: "grid",
  placeItems: "center",
  width: "32px",
  height: "32px",
  borderRadius: vars.radius.control,
  selectors: { "&:hover": { background: vars.color.accent.soft }, "&:focus-visible": focusRing },
  "@media": { [below.tablet]: { width: "44px", height: "44px" } },
});
export const swatch = widgetStyle({
  flex: "none",
  width: "16px",
  height: "16px",
  borderRadius: "50%",
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
});
const words = {
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  margin: 0,
  color: vars.color.muted,
  pointerEvents: "none",
} as const;
export const loading = widgetStyle(words);
export const empty = widgetStyle({ ...words, zIndex: 3 });
/** A field that only opens the browser’s own choice of files. */
export const unseen = widgetStyle({ display: "none" });
