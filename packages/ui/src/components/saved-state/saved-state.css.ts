import { componentStyle } from "../../styles/layered-style";
import { vars } from "../../tokens/contract.css";

/** An error text may need more than a line. */
export const reason = componentStyle({ whiteSpace: "normal" });
export const place = componentStyle({ display: "inline-flex", minHeight: vars.type.second.line, alignItems: "center" });
