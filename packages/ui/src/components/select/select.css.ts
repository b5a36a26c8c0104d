import { globalStyle } from "@vanilla-extract/css";
import { componentStyle, componentVariants } from "../../styles/layered-style";
import { layers } from "../../styles/layers.css";
import { focusRing, invalidField } from "../../styles/mixins";
import { vars } from "../../tokens/contract.css";

export const trigger = componentStyle({
  color: vars.color.text,
  selectors: { "&:focus-visible": focusRing, '&[aria-invalid="true"]': invalidField },
});

// Radix insets the value of a select four pixels more than the text of a field, and columns of fields look ragged.
export const inset = componentVariants({
  medium: { paddingInline: vars.space[8] },
  large: { paddingInline: vars.space[12] },
});

export const content = componentStyle({
  zIndex: vars.depth.menu,
  background: vars.color.raised,
  boxShadow: vars.shadow.float,
  borderRadius: vars.radius.tool,
});

// Radix draws the placeholder in step 10, which is 3.7:1, or half transparent, on spans of its own.
globalStyle(`${trigger}[data-placeholder] span`, {
  "@layer": { [layers.components]: { color: vars.color.muted, opacity: 1 } },
});
