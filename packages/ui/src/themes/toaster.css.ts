import { componentStyle } from "../styles/layered-style";
import { typeStep } from "../styles/mixins";
import { vars } from "../tokens/contract.css";

export const region = componentStyle({
  position: "fixed",
  right: vars.space[16],
  bottom: vars.space[16],
  zIndex: vars.depth.toast,
  width: `min(400px, calc(100vw - 2 * ${vars.space[16]}))`,
  pointerEvents: "none",
  selectors: {
    // A modal dialog hides the rest of the page: toasts stay above its own foot alone, and leave the place of the page's bars, so that
    // they cover no button of a dialog in the middle.
    '&[aria-hidden="true"]': { marginBottom: "var(--in-dialog) !important", marginRight: "0 !important" },
  },
});

export const list = componentStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const toast = componentStyle({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space[12],
  padding: vars.space[12],
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  boxShadow: vars.shadow.float,
  pointerEvents: "auto",
});

export const mark = componentStyle({
  display: "grid",
  placeItems: "center",
  height: vars.space[24],
  selectors: {
    '&[data-tone="success"]': { color: vars.color.status.green.text },
    '&[data-tone="error"]': { color: vars.color.status.red.text },
    '&[data-tone="info"]': { color: vars.color.status.blue.text },
  },
});

export const words = componentStyle({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  minWidth: 0,
  padding: "2px 0",
});
export const title = componentStyle({ ...typeStep("base"), fontWeight: vars.weight.strong });
export const description = componentStyle({ ...typeStep("second"), color: vars.color.muted });
