import { componentStyle } from "../../styles/layered-style";
import { typeStep } from "../../styles/mixins";
import { vars } from "../../tokens/contract.css";

export const WIDTHS = { small: "400px", medium: "560px", large: "800px" } as const;

export const content = componentStyle({
  padding: 0,
  borderRadius: vars.radius.dialog,
  background: vars.color.surface,
  boxShadow: vars.shadow.dialog,
  color: vars.color.text,
});

export const head = componentStyle({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space[12],
  padding: `${vars.space[20]} ${vars.space[20]} 0 ${vars.space[24]}`,
});

export const heading = componentStyle({ flex: 1, minWidth: 0 });

export const title = componentStyle({
  margin: 0,
  ...typeStep("card"),
  fontWeight: vars.weight.strong,
  textWrap: "balance",
});

export const description = componentStyle({ margin: "2px 0 0", ...typeStep("base"), color: vars.color.muted });

export const close = componentStyle({ marginTop: "-4px" });

export const body = componentStyle({ padding: `${vars.space[16]} ${vars.space[24]} ${vars.space[24]}` });

export const actions = componentStyle({
  display: "flex",
  gap: vars.space[8],
  padding: `${vars.space[16]} ${vars.space[24]} ${vars.space[24]}`,
  selectors: {
    '&[data-layout="row"]': { justifyContent: "flex-end", flexWrap: "wrap" },
    '&[data-layout="stack"]': { flexDirection: "column" },
  },
});
