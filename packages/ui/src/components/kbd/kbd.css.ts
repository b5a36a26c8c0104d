import { componentStyle } from "../../styles/layered-style";
import { vars } from "../../tokens/contract.css";

export const key = componentStyle({
  display: "inline-block",
  padding: "0 5px",
  borderRadius: vars.radius.small,
  boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
  color: vars.color.muted,
  fontFamily: vars.font.code,
  fontSize: "11px",
  lineHeight: "16px",
  fontWeight: vars.weight.medium,
});
