import { componentStyle } from "../../styles/layered-style";
import { focusRing } from "../../styles/mixins";
import { vars } from "../../tokens/contract.css";

export const list = componentStyle({
  boxShadow: "none",
  overflowX: "auto",
  scrollbarWidth: "none",
  selectors: { "&[data-line]": { boxShadow: `inset 0 -1px 0 0 ${vars.color.line}` } },
});

export const tab = componentStyle({
  cursor: "pointer",
  color: vars.color.muted,
  selectors: {
    '&[data-state="active"]': { color: vars.color.text },
    "&:disabled": { cursor: "not-allowed" },
    // Radix draws the focus ring around the text: around the tab there would be a second one.
    "&:focus-visible": { outline: "none" },
  },
});

export const icon = componentStyle({ marginInlineEnd: "6px", verticalAlign: "-3px" });

export const panel = componentStyle({
  selectors: {
    '&[data-state="inactive"]': { display: "none" },
    "&:focus-visible": { ...focusRing, outlineOffset: "-2px" },
  },
});
