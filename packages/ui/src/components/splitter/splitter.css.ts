import { componentStyle } from "../../styles/layered-style";
import { vars } from "../../tokens/contract.css";

export const splitter = componentStyle({
  flex: "none",
  display: "grid",
  placeItems: "center",
  touchAction: "none",
  userSelect: "none",
  borderRadius: vars.radius.small,
  selectors: {
    '&[aria-orientation="vertical"]': { width: "12px", cursor: "col-resize" },
    '&[aria-orientation="horizontal"]': { height: "12px", cursor: "row-resize" },
    "&:focus-visible": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "-2px" },
  },
});

export const grip = componentStyle({
  borderRadius: "2px",
  background: vars.color.lineStrong,
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '[aria-orientation="vertical"] > &': { width: "4px", height: "40px" },
    '[aria-orientation="horizontal"] > &': { width: "40px", height: "4px" },
    ":is(:hover, [data-dragging]) > &": { background: vars.color.accent.solid },
  },
});
