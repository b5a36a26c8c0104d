import { keyframes } from "@vanilla-extract/css";
import { componentStyle } from "../../styles/layered-style";
import { vars } from "../../tokens/contract.css";

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

/** One element with a rotation: the compositor runs it, while eight fading elements restyle the page at every frame. */
export const ring = componentStyle({
  display: "block",
  boxSizing: "border-box",
  width: 12,
  height: 12,
  border: "2px solid",
  borderInlineEndColor: "transparent",
  borderRadius: vars.radius.full,
  opacity: 0.65,
  animation: `${turn} 800ms linear infinite`,
  selectors: { '&[data-size="medium"]': { width: 16, height: 16 } },
});
