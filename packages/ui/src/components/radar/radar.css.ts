import { componentStyle } from "../../styles/layered-style";
import { typeStep } from "../../styles/mixins";
import { vars } from "../../tokens/contract.css";

export const chart = componentStyle({ display: "block" });
export const ring = componentStyle({ fill: "none", stroke: vars.color.track });
export const spoke = componentStyle({ fill: "none", stroke: vars.color.line });
export const number = componentStyle({ fontSize: "11px", fill: vars.color.muted, fontVariantNumeric: "tabular-nums" });

export const others = componentStyle({
  fill: vars.color.accent.softHover,
  stroke: vars.color.accent.solid,
  strokeWidth: 2.5,
  strokeLinejoin: "round",
});
export const othersPoint = componentStyle({ fill: vars.color.accent.solid });

export const own = componentStyle({
  fill: "none",
  stroke: vars.color.text,
  strokeWidth: 1.75,
  strokeDasharray: "5 4",
  strokeLinejoin: "round",
});
export const ownPoint = componentStyle({ fill: vars.color.surface, stroke: vars.color.text, strokeWidth: 1.75 });

export const axisLabel = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: "6px",
  height: "24px",
  ...typeStep("base"),
  fontWeight: vars.weight.medium,
  whiteSpace: "nowrap",
  selectors: {
    '&[data-side="middle"]': { justifyContent: "center" },
    '&[data-side="end"]': { justifyContent: "flex-end" },
  },
});

export const key = componentStyle({ display: "inline-flex", gap: vars.space[16], ...typeStep("second") });
export const keyItem = componentStyle({ display: "inline-flex", alignItems: "center", gap: vars.space[8] });
export const othersSample = componentStyle({
  width: "18px",
  height: "4px",
  borderRadius: "2px",
  background: vars.color.accent.solid,
});
export const ownSample = componentStyle({ width: "18px", height: 0, borderTop: `2px dashed ${vars.color.text}` });
