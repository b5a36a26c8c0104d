import { focusRing, typeStep, vars, visuallyHidden, widgetStyle } from "@hotseat/ui/tokens";
import { HEAD_HEIGHT_PX, NUMBER_WIDTH_PX, ROW_HEIGHT_PX } from "./grid-measures";

export const scroller = widgetStyle({
  position: "relative",
  flex: "1 1 auto",
  minHeight: 0,
  minWidth: 0,
  overflow: "auto",
  // Own stacking, so that the sticky head stays below menus; own layout, so that a scrolled row moves nothing outside.
  isolation: "isolate",
  contain: "strict",
  overscrollBehavior: "contain",
  background: vars.color.surface,
  cursor: "cell",
  userSelect: "none",
  selectors: {
    // The focused cell has the ring; a grid without cells has it itself.
    "&:focus-visible": { outline: "none" },
    "&:focus-visible:not(:has([data-focus]))": { ...focusRing, outlineOffset: "-2px" },
  },
});
export const canvas = widgetStyle({ position: "relative", minWidth: "100%" });
export const headLine = widgetStyle({
  position: "sticky",
  top: 0,
  zIndex: 2,
  height: `${HEAD_HEIGHT_PX}px`,
  background: vars.color.sunken,
  boxShadow: `inset 0 -1px 0 ${vars.color.line}`,
});
export const row = widgetStyle({
  position: "absolute",
  top: 0,
  left: 0,
  width: "100%",
  height: `${ROW_HEIGHT_PX}px`,
  boxShadow: `inset 0 -1px 0 ${vars.color.line}`,
});
export const number = widgetStyle({
  position: "sticky",
  left: 0,
  zIndex: 1,
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  width: `${NUMBER_WIDTH_PX}px`,
  height: "100%",
  padding: `0 ${vars.space[12]} 0 0`,
  background: vars.color.sunken,
  boxShadow: `inset -1px -1px 0 ${vars.color.line}`,
  ...typeStep("small"),
  fontVariantNumeric: "tabular-nums",
  color: vars.color.muted,
});
export const header = widgetStyle({
  position: "absolute",
  top: 0,
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  height: "100%",
  padding: `0 ${vars.space[12]}`,
  overflow: "hidden",
  boxShadow: `inset -1px 0 0 ${vars.color.line}`,
  ...typeStep("small"),
  fontWeight: vars.weight.medium,
  whiteSpace: "nowrap",
});
export const headerName = widgetStyle({ fontFamily: vars.font.code, overflow: "hidden", textOverflow: "ellipsis" });
export const headerNote = widgetStyle({ fontWeight: vars.weight.regular, color: vars.color.muted });
export const cell = widgetStyle({
  position: "absolute",
  top: 0,
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  height: "100%",
  padding: `0 ${vars.space[12]}`,
  overflow: "hidden",
  boxShadow: `inset -1px 0 0 ${vars.color.line}`,
  ...typeStep("second"),
  whiteSpace: "nowrap",
  selectors: {
    "&[aria-selected=true]": { background: vars.color.accent.soft },
    "&[aria-invalid=true]": {
      background: vars.color.status.red.fill,
      boxShadow: `inset 2px 0 0 ${vars.color.status.red.mark}, inset -1px 0 0 ${vars.color.line}`,
    },
    "&[aria-invalid=true][aria-selected=true]": { background: vars.color.status.red.line },
    "[data-aside] > &": { color: vars.color.muted, textDecoration: "line-through" },
    "&[data-focus]": { boxShadow: `inset 0 0 0 1px ${vars.color.accent.solid}` },
    [`${scroller}:focus &[data-focus]`]: { boxShadow: `inset 0 0 0 2px ${vars.color.accent.solid}` },
  },
});
export const value = widgetStyle({ overflow: "hidden", textOverflow: "ellipsis" });
export const empty = widgetStyle({ fontStyle: "italic", color: vars.color.status.red.onFill });
export const problem = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[4],
  ...typeStep("small"),
  color: vars.color.status.red.onFill,
  overflow: "hidden",
});
export const problemWords = widgetStyle({ overflow: "hidden", textOverflow: "ellipsis" });
export const editor = widgetStyle({
  position: "absolute",
  inset: 0,
  zIndex: 1,
  width: "100%",
  height: "100%",
  margin: 0,
  padding: `0 ${vars.space[12]}`,
  border: 0,
  borderRadius: 0,
  outline: `2px solid ${vars.color.accent.solid}`,
  outlineOffset: "-2px",
  background: vars.color.surface,
  color: vars.color.text,
  font: "inherit",
  ...typeStep("second"),
  userSelect: "text",
});
export const nothing = widgetStyle({
  position: "sticky",
  left: 0,
  display: "grid",
  justifyItems: "start",
  gap: vars.space[12],
  padding: vars.space[24],
  color: vars.color.muted,
});
export const hidden = widgetStyle(visuallyHidden);
