import { componentStyle } from "../../styles/layered-style";
import { typeStep } from "../../styles/mixins";
import { vars } from "../../tokens/contract.css";

/** LS-9.23: a sidebar is 22rem wide, on small devices 20rem; never wider than the window. */
const sidebar = "min(22rem, 100vw)";
const smallSidebar = "min(20rem, 100vw)";

export const sheet = componentStyle({
  position: "fixed",
  margin: 0,
  padding: 0,
  display: "flex",
  flexDirection: "column",
  background: vars.color.surface,
  boxShadow: vars.shadow.dialog,
  overflow: "hidden",
  selectors: {
    '&[data-side="end"]': {
      insetBlock: 0,
      insetInlineEnd: 0,
      width: sidebar,
      maxHeight: "none",
      borderRadius: `${vars.radius.dialog} 0 0 ${vars.radius.dialog}`,
    },
    '&[data-side="start"]': {
      insetBlock: 0,
      insetInlineStart: 0,
      width: sidebar,
      maxHeight: "none",
      borderRadius: `0 ${vars.radius.dialog} ${vars.radius.dialog} 0`,
    },
    '&[data-side="bottom"]': {
      insetInline: 0,
      bottom: 0,
      width: "auto",
      maxWidth: "none",
      maxHeight: "85vh",
      borderRadius: `${vars.radius.dialog} ${vars.radius.dialog} 0 0`,
    },
  },
  "@media": {
    "(max-width: 1023px)": {
      selectors: { '&[data-side="start"], &[data-side="end"]': { width: smallSidebar } },
    },
  },
});

export const head = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  minHeight: "48px",
  padding: `${vars.space[12]} 52px ${vars.space[12]} ${vars.space[20]}`,
});

export const title = componentStyle({ flex: 1, margin: 0, ...typeStep("card"), fontWeight: vars.weight.strong });
export const close = componentStyle({ position: "absolute", top: vars.space[8], insetInlineEnd: vars.space[12] });
export const body = componentStyle({
  flex: 1,
  minHeight: 0,
  overflow: "auto",
  padding: `0 ${vars.space[20]} ${vars.space[20]}`,
});
export const foot = componentStyle({
  display: "flex",
  gap: vars.space[8],
  padding: `${vars.space[12]} ${vars.space[20]}`,
  borderTop: `1px solid ${vars.color.line}`,
});
