import { componentStyle } from "../../styles/layered-style";
import { typeStep } from "../../styles/mixins";
import { vars } from "../../tokens/contract.css";

export const label = componentStyle({ display: "block", marginBottom: vars.space[8], fontWeight: vars.weight.strong });
export const list = componentStyle({ display: "flex", flexDirection: "column", gap: vars.space[12] });
export const item = componentStyle({ minHeight: vars.space[24], alignItems: "flex-start", cursor: "pointer" });
export const hint = componentStyle({ display: "block", ...typeStep("second"), color: vars.color.muted });
export const words = componentStyle({ minWidth: 0 });
export const cards = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 220px), 1fr))",
  gap: vars.space[8],
});
/** The whole card is the option: its dot stands at the end, and is left out for a disabled option. */
export const card = componentStyle({
  flexDirection: "row-reverse",
  alignItems: "center",
  justifyContent: "space-between",
  width: "100%",
  minHeight: "56px",
  boxSizing: "border-box",
  padding: `${vars.space[8]} ${vars.space[16]}`,
  borderRadius: vars.radius.tool,
  boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
  cursor: "pointer",
  selectors: {
    "&:has([data-state=checked])": {
      background: vars.color.accent.soft,
      boxShadow: `inset 0 0 0 1.5px ${vars.color.accent.solid}`,
    },
    "&:has([data-disabled])": { color: vars.color.muted, cursor: "default" },
  },
});
export const inside = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
  minWidth: 0,
  selectors: { [`${card}:has([data-disabled]) &`]: { filter: "saturate(0.2)" } },
});
