import { componentStyle } from "../../styles/layered-style";
import { focusRing } from "../../styles/mixins";
import { vars } from "../../tokens/contract.css";

export const link = componentStyle({
  borderRadius: vars.radius.small,
  textUnderlineOffset: "3px",
  textDecorationThickness: "1px",
  selectors: {
    '&[data-look="accent"]': { color: vars.color.accent.text, fontWeight: vars.weight.medium, textDecoration: "none" },
    '&[data-look="quiet"]': { color: vars.color.muted, textDecoration: "none" },
    "&:hover": { textDecoration: "underline" },
    "&:focus-visible": focusRing,
  },
});
