import { componentStyle } from "../../styles/layered-style";
import { typeStep } from "../../styles/mixins";
import { vars } from "../../tokens/contract.css";

export const list = componentStyle({ margin: 0, display: "flex", flexDirection: "column", gap: vars.space[8] });
export const item = componentStyle({ display: "flex", gap: "10px", alignItems: "flex-start" });
export const term = componentStyle({ margin: "-1px 0 0", flex: "none" });
export const text = componentStyle({ margin: 0, ...typeStep("second"), color: vars.color.muted });
