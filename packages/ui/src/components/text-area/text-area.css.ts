import { componentStyle } from "../../styles/layered-style";
import { vars } from "../../tokens/contract.css";

export const area = componentStyle({
  selectors: { "&:focus-within": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "-1px" } },
});

export const fills = componentStyle({ flex: 1, minHeight: "72px" });
