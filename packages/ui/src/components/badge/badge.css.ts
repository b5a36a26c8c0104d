import { componentStyle } from "../../styles/layered-style";
import { typeStep } from "../../styles/mixins";
import { vars } from "../../tokens/contract.css";

const status = vars.color.status;

export const badge = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: "6px",
  flexShrink: 0,
  borderRadius: vars.radius.full,
  fontWeight: vars.weight.medium,
  whiteSpace: "nowrap",
  ...typeStep("small"),
  selectors: {
    '&[data-size="small"]': { padding: "2px 6px" },
    '&[data-size="medium"]': { padding: "4px 8px" },
    '&[data-tone="neutral"]': { background: vars.color.fill, color: vars.color.muted },
    '&[data-tone="accent"]': { background: vars.color.accent.soft, color: vars.color.accent.text },
    '&[data-tone="green"]': { background: status.green.fill, color: status.green.onFill },
    '&[data-tone="amber"]': { background: status.amber.fill, color: status.amber.onFill },
    '&[data-tone="red"]': { background: status.red.fill, color: status.red.onFill },
    '&[data-tone="blue"]': { background: status.blue.fill, color: status.blue.onFill },
  },
});
