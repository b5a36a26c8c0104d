import { globalStyle } from "@vanilla-extract/css";
import { componentStyle } from "../../styles/layered-style";
import { layers } from "../../styles/layers.css";
import { invalidField } from "../../styles/mixins";
import { vars } from "../../tokens/contract.css";

export const input = componentStyle({
  selectors: {
    "&:focus-within": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "-1px" },
    '&:has([aria-invalid="true"])': invalidField,
  },
});

export const slot = componentStyle({ color: vars.color.muted });

// Radix draws the placeholder in step 10, which is 3.7:1, or half transparent.
globalStyle(`${input} input::placeholder`, {
  "@layer": { [layers.components]: { color: vars.color.muted, opacity: 1 } },
});
