import { componentStyle } from "../../styles/layered-style";
import { typeStep } from "../../styles/mixins";
import { vars } from "../../tokens/contract.css";

export const state = componentStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: vars.space[4],
  selectors: { '&[data-align="center"]': { alignItems: "center", textAlign: "center" } },
});

export const tile = componentStyle({
  display: "grid",
  placeItems: "center",
  width: "36px",
  height: "36px",
  marginBottom: "6px",
  borderRadius: vars.radius.tile,
  background: vars.color.fill,
  color: vars.color.muted,
  selectors: {
    '[role="alert"] > &': { background: vars.color.status.red.fill, color: vars.color.status.red.text },
  },
});

export const title = componentStyle({ margin: 0, ...typeStep("base"), fontWeight: vars.weight.strong });
export const description = componentStyle({
  margin: 0,
  ...typeStep("second"),
  color: vars.color.muted,
  maxWidth: "60ch",
});
export const action = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[8],
  marginTop: vars.space[8],
});
