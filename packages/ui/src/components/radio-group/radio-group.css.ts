import { componentStyle } from "../../styles/layered-style";
import { typeStep } from "../../styles/mixins";
import { vars } from "../../tokens/contract.css";

export const label = componentStyle({ display: "block", marginBottom: vars.space[8], fontWeight: vars.weight.strong });
export const list = componentStyle({ display: "flex", flexDirection: "column", gap: vars.space[12] });
export const item = componentStyle({ minHeight: vars.space[24], alignItems: "flex-start", cursor: "pointer" });
export const hint = componentStyle({ display: "block", ...typeStep("second"), color: vars.color.muted });
