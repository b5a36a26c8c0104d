import { componentStyle } from "../../styles/layered-style";
import { focusRing } from "../../styles/mixins";
import { vars } from "../../tokens/contract.css";

export const trigger = componentStyle({
  color: vars.color.text,
  selectors: { "&:focus-visible": focusRing },
});

export const content = componentStyle({
  zIndex: vars.depth.menu,
  background: vars.color.raised,
  boxShadow: vars.shadow.float,
  borderRadius: vars.radius.tool,
});
