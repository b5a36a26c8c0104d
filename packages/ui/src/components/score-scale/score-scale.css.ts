import { componentStyle } from "../../styles/layered-style";
import { vars } from "../../tokens/contract.css";

export const scale = componentStyle({ position: "relative", display: "block", height: "16px", margin: "0 8px" });
export const axis = componentStyle({
  position: "absolute",
  insetInline: 0,
  top: "7px",
  height: "2px",
  borderRadius: "1px",
  background: vars.color.line,
});
export const tick = componentStyle({
  position: "absolute",
  top: "5px",
  width: "2px",
  height: "6px",
  marginInlineStart: "-1px",
  background: vars.color.track,
});
export const span = componentStyle({ position: "absolute", top: "6px", height: "4px", borderRadius: "2px" });

const dot = componentStyle({
  position: "absolute",
  top: "2px",
  width: "12px",
  height: "12px",
  marginInlineStart: "-6px",
  borderRadius: "50%",
});
export const hollow = componentStyle([
  dot,
  { background: vars.color.surface, boxShadow: `inset 0 0 0 2px ${vars.color.text}` },
]);
export const full = componentStyle([dot, { boxShadow: `0 0 0 2px ${vars.color.surface}` }]);
