import { componentStyle } from "../../styles/layered-style";
import { vars } from "../../tokens/contract.css";

export const content = componentStyle({
  zIndex: vars.depth.menu,
  maxWidth: "calc(100vw - 16px)",
  background: vars.color.raised,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.float,
  selectors: {
    '&[data-padding="none"]': { padding: 0 },
    '&[data-padding="normal"]': { padding: vars.space[16] },
  },
});
