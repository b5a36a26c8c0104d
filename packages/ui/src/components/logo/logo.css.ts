import { componentStyle } from "../../styles/layered-style";
import { vars } from "../../tokens/contract.css";

export const mark = componentStyle({ display: "block", flex: "none" });
export const logo = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: "10px",
  fontSize: "17px",
  letterSpacing: "-0.02em",
});
export const name = componentStyle({ fontWeight: vars.weight.hero });
