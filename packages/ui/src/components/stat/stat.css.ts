import { componentStyle } from "../../styles/layered-style";
import { typeStep } from "../../styles/mixins";
import { vars } from "../../tokens/contract.css";

const { status } = vars.color;

export const stat = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: "6px",
  ...typeStep("second"),
  color: vars.color.muted,
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
  selectors: {
    '&[data-tone="green"]': { color: status.green.text },
    '&[data-tone="amber"]': { color: status.amber.text },
    '&[data-tone="red"]': { color: status.red.text },
    '&[data-tone="accent"]': { color: vars.color.accent.text },
  },
});
