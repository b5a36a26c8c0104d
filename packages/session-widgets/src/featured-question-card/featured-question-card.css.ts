import { below, focusRing, plainButton, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

/**
 * Lies at the bottom of its place, which leaves the picture's name label free; on a phone it takes its own room under the picture.
 * Long questions scroll: the face stays in view.
 */
export const card = widgetStyle({
  position: "absolute",
  insetInline: 0,
  bottom: 0,
  zIndex: vars.depth.featured,
  display: "flex",
  flexDirection: "column",
  maxHeight: "min(100%, 340px)",
  boxSizing: "border-box",
  pointerEvents: "auto",
  maxWidth: "640px",
  padding: `${vars.space[12]} ${vars.space[16]} ${vars.space[16]}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  boxShadow: vars.shadow.float,
  color: vars.color.text,
  ...typeStep("base"),
  "@media": { [below.tablet]: { position: "relative", minHeight: 0, maxHeight: "none" } },
});

export const head = widgetStyle({
  display: "flex",
  flex: "none",
  alignItems: "center",
  gap: vars.space[8],
  minHeight: "24px",
});
export const about = widgetStyle({ flex: 1, minWidth: 0, color: vars.color.muted, ...typeStep("small") });

export const handle = widgetStyle({
  ...plainButton,
  display: "grid",
  placeItems: "center",
  width: "28px",
  height: "28px",
  borderRadius: vars.radius.control,
  color: vars.color.muted,
  cursor: "grab",
  touchAction: "none",
  selectors: {
    "&:hover": { background: vars.color.fill },
    "&:focus-visible": focusRing,
    "[data-dragging] &": { cursor: "grabbing" },
  },
});

export const text = widgetStyle({
  margin: `${vars.space[8]} 0 ${vars.space[12]}`,
  minHeight: 0,
  overflowY: "auto",
  fontWeight: vars.weight.medium,
  ...typeStep("reading"),
  "@media": { [below.tablet]: typeStep("base") },
});
export const bar = widgetStyle({ display: "flex", flex: "none", height: "4px" });

export const opener = widgetStyle({
  position: "absolute",
  insetInlineEnd: 0,
  bottom: 0,
  "@media": { [below.tablet]: { insetInlineEnd: vars.space[12], bottom: "48px" } },
  zIndex: vars.depth.featured,
  pointerEvents: "auto",
});
