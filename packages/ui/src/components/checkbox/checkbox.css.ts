import { componentStyle } from "../../styles/layered-style";
import { focusRing } from "../../styles/mixins";
import { vars } from "../../tokens/contract.css";

export const box = componentStyle({
  verticalAlign: "middle",
  cursor: "pointer",
  selectors: {
    "&:focus-visible": focusRing,
    "&:focus-visible::before": { outline: "none" },
    // In the middle of the label's first line.
    "label > &": { marginTop: "2px" },
  },
});

export const row = componentStyle({
  display: "inline-flex",
  alignItems: "flex-start",
  gap: vars.space[8],
  minHeight: vars.space[24],
  paddingBlock: "2px",
  cursor: "pointer",
});
