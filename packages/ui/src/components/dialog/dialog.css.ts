import { componentStyle } from "../../styles/layered-style";
import { typeStep } from "../../styles/mixins";
import { vars } from "../../tokens/contract.css";

export const content = componentStyle({
  position: "relative",
  padding: 0,
  borderRadius: vars.radius.dialog,
  background: vars.color.surface,
  boxShadow: vars.shadow.dialog,
  color: vars.color.text,
  selectors: {
    '&[data-size="small"]': { maxWidth: "400px" },
    '&[data-size="medium"]': { maxWidth: "560px" },
    '&[data-size="large"]': { maxWidth: "800px" },
  },
});

export const head = componentStyle({
  padding: `${vars.space[20]} ${vars.space[24]} 0`,
  selectors: { "&[data-closable]": { paddingInlineEnd: "60px" } },
});

export const title = componentStyle({
  margin: 0,
  ...typeStep("card"),
  fontWeight: vars.weight.strong,
  textWrap: "balance",
  overflowWrap: "anywhere",
});

/** Names and addresses may be longer than a phone is wide. */
export const description = componentStyle({
  margin: "2px 0 0",
  ...typeStep("base"),
  color: vars.color.muted,
  overflowWrap: "anywhere",
});

export const close = componentStyle({ position: "absolute", top: vars.space[16], insetInlineEnd: vars.space[16] });

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
