import { componentStyle } from "../../styles/layered-style";
import { vars } from "../../tokens/contract.css";

export const input = componentStyle({
  selectors: { "&:focus-within": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "-1px" } },
});

export const slot = componentStyle({ color: vars.color.muted });
