import { componentStyle } from "../../styles/layered-style";
import { vars } from "../../tokens/contract.css";

export const chart = componentStyle({ display: "block" });
export const guide = componentStyle({ fill: "none", stroke: vars.color.line });
export const number = componentStyle({ fontSize: "10px", fill: vars.color.muted });
export const end = componentStyle({ fontSize: "11px", fill: vars.color.muted });
export const line = componentStyle({ fill: "none", strokeWidth: 2, strokeLinejoin: "round", strokeLinecap: "round" });
export const lastPoint = componentStyle({ stroke: vars.color.surface, strokeWidth: 2 });
