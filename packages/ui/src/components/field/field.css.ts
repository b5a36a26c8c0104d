import { componentStyle } from "../../styles/layered-style";
import { typeStep, visuallyHidden } from "../../styles/mixins";
import { vars } from "../../tokens/contract.css";

export const field = componentStyle({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: vars.space[4],
  minWidth: 0,
});

export const label = componentStyle({ ...typeStep("base"), fontWeight: vars.weight.strong });
export const hiddenLabel = componentStyle(visuallyHidden);
export const hint = componentStyle({ ...typeStep("small"), color: vars.color.muted });
export const error = componentStyle({
  display: "flex",
  gap: vars.space[4],
  alignItems: "center",
  ...typeStep("small"),
  color: vars.color.status.red.text,
});
