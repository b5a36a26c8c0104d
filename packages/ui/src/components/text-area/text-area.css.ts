import { globalStyle } from "@vanilla-extract/css";
import { componentStyle } from "../../styles/layered-style";
import { layers } from "../../styles/layers.css";
import { invalidField } from "../../styles/mixins";
import { vars } from "../../tokens/contract.css";

export const area = componentStyle({
  selectors: {
    "&:focus-within": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "-1px" },
    '&:has([aria-invalid="true"])': invalidField,
  },
});

export const fills = componentStyle({ flex: 1, minHeight: "72px" });

export const grows = componentStyle({ height: "auto", minHeight: "80px" });
globalStyle(`${grows} textarea`, {
  "@layer": { [layers.components]: { fieldSizing: "content", minHeight: "78px", height: "auto", maxHeight: "240px" } },
});

// Radix draws the placeholder in step 10, which is 3.7:1, or half transparent.
globalStyle(`${area} textarea::placeholder`, {
  "@layer": { [layers.components]: { color: vars.color.muted, opacity: 1 } },
});
