import { componentStyle } from "../../styles/layered-style";
import { vars } from "../../tokens/contract.css";

const { status } = vars.color;

export const banner = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  minHeight: "36px",
  padding: `2px ${vars.space[12]}`,
  borderRadius: vars.radius.tool,
  selectors: {
    '&[data-tone="neutral"]': { background: vars.color.fill },
    '&[data-tone="accent"]': { background: vars.color.accent.soft, color: vars.color.accent.strongText },
    '&[data-tone="amber"]': { background: status.amber.fill, color: status.amber.onFill },
    '&[data-tone="red"]': { background: status.red.fill, color: status.red.onFill },
    '&[data-tone="blue"]': { background: status.blue.fill, color: status.blue.onFill },
  },
});

export const words = componentStyle({ flex: 1, minWidth: 0 });

export const pill = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[12],
  minHeight: "44px",
  padding: `0 ${vars.space[8]} 0 ${vars.space[16]}`,
  borderRadius: vars.radius.full,
  background: vars.color.raised,
  boxShadow: vars.shadow.float,
  fontWeight: vars.weight.medium,
});

export const dot = componentStyle({
  width: "8px",
  height: "8px",
  flex: "none",
  borderRadius: vars.radius.full,
  background: vars.color.accent.solid,
});
