import { componentStyle } from "../../styles/layered-style";
import { vars } from "../../tokens/contract.css";

export const badge = componentStyle({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "2px",
  boxSizing: "border-box",
  minWidth: "17px",
  height: "17px",
  padding: "0 4px",
  borderRadius: vars.radius.full,
  background: vars.color.accent.solid,
  color: vars.color.accent.onSolid,
  fontSize: vars.type.tool.size,
  lineHeight: "17px",
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
  textAlign: "center",
  selectors: {
    "&[data-floating]": {
      position: "absolute",
      top: "-2px",
      insetInlineEnd: "-3px",
      boxShadow: `0 0 0 2px ${vars.color.surface}`,
      pointerEvents: "none",
    },
  },
});
