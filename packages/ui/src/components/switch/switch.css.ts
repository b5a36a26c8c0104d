import { componentStyle } from "../../styles/layered-style";
import { focusRing } from "../../styles/mixins";
import { vars } from "../../tokens/contract.css";

export const control = componentStyle({
  cursor: "pointer",
  selectors: { "&:focus-visible": { ...focusRing, borderRadius: vars.radius.full } },
});

export const row = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[8],
  minHeight: vars.space[24],
  cursor: "pointer",
});
