import { componentStyle } from "../../styles/layered-style";
import { vars } from "../../tokens/contract.css";

export const place = componentStyle({ display: "inline-flex", minHeight: vars.type.second.line, alignItems: "center" });
