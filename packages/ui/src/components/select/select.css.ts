import { componentStyle } from "../../styles/layered-style";
import { focusRing } from "../../styles/mixins";
import { vars } from "../../tokens/contract.css";

export const trigger = componentStyle({
  color: vars.color.text,
  selectors: {
    "&:focus-visible": focusRing,
    // Radix draws the placeholder in step 10, which is 3.7:1.
    "&[data-placeholder] > span": { color: vars.color.muted },
    "&[data-placeholder] > span > span": { color: "inherit" },
  },
});

export const content = componentStyle({
  zIndex: vars.depth.menu,
  background: vars.color.raised,
  boxShadow: vars.shadow.float,
  borderRadius: vars.radius.tool,
});
