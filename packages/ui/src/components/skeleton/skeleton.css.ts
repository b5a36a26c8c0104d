import { keyframes } from "@vanilla-extract/css";
import { componentStyle } from "../../styles/layered-style";
import { vars } from "../../tokens/contract.css";

const breathe = keyframes({ from: { opacity: 1 }, to: { opacity: 0.55 } });

export const bone = componentStyle({
  display: "block",
  borderRadius: vars.radius.small,
  background: vars.color.fillHover,
  animation: `${breathe} 1000ms infinite alternate ease-in-out`,
  selectors: { "&[data-round]": { borderRadius: vars.radius.full } },
});
