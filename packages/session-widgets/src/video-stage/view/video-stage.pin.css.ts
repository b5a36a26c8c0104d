import { focusRing, plainButton, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";
import { tile } from "./video-stage.tile.css";

/** Shown where somebody points or is focused, and always where nobody can point: on touch. */
export const pin = widgetStyle({
  ...plainButton,
  position: "absolute",
  top: vars.space[8],
  insetInlineEnd: vars.space[8],
  zIndex: vars.depth.tileLabel,
  display: "grid",
  placeItems: "center",
  width: "28px",
  height: "28px",
  borderRadius: vars.radius.field,
  background: vars.color.overVideo.fill,
  color: vars.color.overVideo.text,
  cursor: "pointer",
  opacity: 0,
  selectors: {
    [`${tile}:hover &, &:focus-visible, &[data-pinned]`]: { opacity: 1 },
    "&:focus-visible": focusRing,
    // The pressed area reaches 44 pixels on touch without covering more of the picture.
    "&::after": { content: "", position: "absolute", inset: "-8px" },
  },
  "@media": { "(hover: none)": { opacity: 1 } },
});
export const screenTile = widgetStyle({
  ...plainButton,
  display: "flex",
  flex: "none",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[8],
  width: "200px",
  height: "112px",
  boxSizing: "border-box",
  padding: vars.space[8],
  borderRadius: vars.radius.card,
  background: "#111216",
  color: vars.color.overVideo.text,
  textAlign: "center",
  cursor: "pointer",
  ...typeStep("small"),
  selectors: { "&:focus-visible": focusRing },
});
