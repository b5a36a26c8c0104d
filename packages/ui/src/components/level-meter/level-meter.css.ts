import { componentStyle } from "../../styles/layered-style";
import { typeStep } from "../../styles/mixins";
import { vars } from "../../tokens/contract.css";

export const meter = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
  minHeight: "36px",
  padding: `0 14px`,
  borderRadius: vars.radius.tile,
  background: vars.color.surface,
  boxShadow: vars.shadow.card,
  color: vars.color.muted,
});

export const bars = componentStyle({ flex: 1, display: "flex", gap: "4px" });

export const bar = componentStyle({
  flex: 1,
  height: "8px",
  borderRadius: "2px",
  background: vars.color.line,
  selectors: { "&[data-lit]": { background: vars.color.status.green.mark } },
});

export const hint = componentStyle({ ...typeStep("second"), whiteSpace: "nowrap" });
