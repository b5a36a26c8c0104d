import { componentStyle } from "../../styles/layered-style";
import { vars } from "../../tokens/contract.css";

const { status } = vars.color;

export const track = componentStyle({
  overflow: "hidden",
  background: vars.color.line,
  selectors: {
    '&[data-size="thin"]': { height: "4px", borderRadius: "2px" },
    '&[data-size="thick"]': { height: "6px", borderRadius: "3px" },
  },
});

export const fill = componentStyle({
  height: "100%",
  borderRadius: "inherit",
  background: vars.color.accent.solid,
  selectors: {
    '[data-tone="amber"] > &': { background: status.amber.mark },
    '[data-tone="red"] > &': { background: status.red.mark },
    '[data-tone="green"] > &': { background: status.green.mark },
    '[data-tone="neutral"] > &': { background: vars.color.muted },
  },
});
