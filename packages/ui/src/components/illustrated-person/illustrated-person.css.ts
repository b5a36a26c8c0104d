import { componentStyle } from "../../styles/layered-style";
import { vars } from "../../tokens/contract.css";

export const face = componentStyle({ display: "block" });
export const scene = componentStyle({ display: "block", filter: vars.picture.filter });
