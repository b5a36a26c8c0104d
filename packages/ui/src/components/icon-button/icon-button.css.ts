import { componentStyle } from "../../styles/layered-style";
import { focusRing } from "../../styles/mixins";
import { vars } from "../../tokens/contract.css";

export const iconButton = componentStyle({
  flexShrink: 0,
  cursor: "pointer",
  selectors: {
    '&[data-look="ghost"]': {
      margin: 0,
      padding: 0,
      width: "var(--base-button-height)",
      height: "var(--base-button-height)",
    },
    '&[data-look="danger"]': { color: vars.color.status.red.onFill },
    "&:focus-visible": focusRing,
    '&:disabled, &[aria-disabled="true"]': { cursor: "not-allowed" },
  },
});
