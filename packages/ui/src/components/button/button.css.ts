import { componentStyle } from "../../styles/layered-style";
import { focusRing } from "../../styles/mixins";
import { vars } from "../../tokens/contract.css";

export const button = componentStyle({
  position: "relative",
  boxSizing: "border-box",
  flexShrink: 0,
  whiteSpace: "nowrap",
  fontWeight: vars.weight.medium,
  textDecoration: "none",
  cursor: "pointer",
  selectors: {
    // Radix pulls ghost buttons out of their box; ours keep the height of their size.
    '&[data-look="ghost"]': {
      margin: 0,
      height: "var(--base-button-height)",
      paddingBlock: 0,
      paddingInline: vars.space[12],
      fontWeight: vars.weight.medium,
    },
    '&[data-look="danger"]:not(:disabled, [data-disabled], [aria-busy="true"])': {
      color: vars.color.status.red.onFill,
    },
    '&[data-look="soft"]:not(:disabled, [data-disabled], [aria-busy="true"])': { color: vars.color.accent.text },
    // As wide as its container; where its text does not fit on a line, as high as the text.
    "&[data-wide]": {
      width: "100%",
      height: "auto",
      minHeight: "var(--base-button-height)",
      paddingBlock: vars.space[4],
      whiteSpace: "normal",
    },
    "&:focus-visible": focusRing,
    '&:disabled, &[aria-disabled="true"]': { cursor: "not-allowed" },
    '&[aria-busy="true"]': { backgroundColor: vars.color.fill, color: "transparent", cursor: "progress" },
  },
});

export const spinner = componentStyle({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  color: vars.color.muted,
});
