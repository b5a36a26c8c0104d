import { componentStyle } from "../../styles/layered-style";
import { focusRing, plainButton, typeStep } from "../../styles/mixins";
import { vars } from "../../tokens/contract.css";

export const scroller = componentStyle({ borderRadius: vars.radius.card });

export const table = componentStyle({ width: "100%", borderCollapse: "collapse", borderSpacing: 0 });

export const row = componentStyle({
  height: "48px",
  boxShadow: `inset 0 1px 0 ${vars.color.line}`,
  selectors: {
    "&:hover": { background: vars.color.fillQuiet },
    "&[data-selected]": { background: vars.color.accent.quiet },
  },
});

const space = { padding: `${vars.space[4]} ${vars.space[12]}`, textAlign: "start" } as const;
const numeric = { textAlign: "end", fontVariantNumeric: "tabular-nums" } as const;

export const header = componentStyle({
  ...space,
  height: "36px",
  ...typeStep("small"),
  fontWeight: vars.weight.medium,
  color: vars.color.muted,
  whiteSpace: "nowrap",
  selectors: { "&[data-numeric]": numeric },
});

export const sort = componentStyle({
  ...plainButton,
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[4],
  minHeight: vars.space[24],
  borderRadius: vars.radius.small,
  cursor: "pointer",
  selectors: { "&[data-sorted]": { color: vars.color.text }, "&:focus-visible": focusRing },
});

export const cell = componentStyle({ ...space, selectors: { "&[data-numeric]": numeric } });
