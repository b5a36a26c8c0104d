import { componentStyle } from "../../styles/layered-style";
import { vars } from "../../tokens/contract.css";

const { status } = vars.color;

export const callout = componentStyle({
  display: "flex",
  gap: vars.space[12],
  padding: `${vars.space[12]} ${vars.space[16]}`,
  borderRadius: vars.radius.card,
  selectors: {
    '&[data-tone="neutral"]': { background: vars.color.fillQuiet },
    '&[data-tone="accent"]': { background: vars.color.accent.soft, color: vars.color.accent.strongText },
    '&[data-tone="green"]': { background: status.green.fill, color: status.green.onFill },
    '&[data-tone="amber"]': { background: status.amber.fill, color: status.amber.onFill },
    '&[data-tone="red"]': { background: status.red.fill, color: status.red.onFill },
    '&[data-tone="blue"]': { background: status.blue.fill, color: status.blue.onFill },
  },
});

export const icon = componentStyle({ display: "grid", placeItems: "center", height: vars.type.base.line });
export const words = componentStyle({ flex: 1, minWidth: 0 });
export const title = componentStyle({ display: "block", fontWeight: vars.weight.strong });
export const action = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[8],
  marginTop: vars.space[8],
});
