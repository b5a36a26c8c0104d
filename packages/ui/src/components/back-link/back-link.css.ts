import { componentStyle } from "../../styles/layered-style";
import { focusRing } from "../../styles/mixins";
import { vars } from "../../tokens/contract.css";

export const backLink = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[8],
  minHeight: "24px",
  borderRadius: vars.radius.small,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  textDecoration: "none",
  selectors: {
    "&:hover": { textDecoration: "underline" },
    "&:focus-visible": focusRing,
  },
});
