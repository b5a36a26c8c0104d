import { focusRing, plainButton, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

/** Lies at the bottom of the stage, over the picture and above its name label. */
export const card = widgetStyle({
  position: "absolute",
  insetInline: vars.space[12],
  bottom: "52px",
  zIndex: vars.depth.featured,
  boxSizing: "border-box",
  maxWidth: "640px",
  padding: `${vars.space[12]} ${vars.space[16]} ${vars.space[16]}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  boxShadow: vars.shadow.float,
  color: vars.color.text,
  ...typeStep("base"),
});

export const head = widgetStyle({ display: "flex", alignItems: "center", gap: vars.space[8], minHeight: "24px" });
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
  fontWeight: vars.weight.medium,
  ...typeStep("reading"),
});
export const bar = widgetStyle({ display: "flex", height: "4px" });

export const opener = widgetStyle({
  position: "absolute",
  insetInlineEnd: vars.space[12],
  bottom: vars.space[12],
  zIndex: vars.depth.featured,
});
