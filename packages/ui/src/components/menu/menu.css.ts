import { componentStyle } from "../../styles/layered-style";
import { vars } from "../../tokens/contract.css";

export const content = componentStyle({
  minWidth: "180px",
  maxWidth: "min(400px, calc(100vw - 32px))",
  zIndex: vars.depth.menu,
  background: vars.color.raised,
  boxShadow: vars.shadow.float,
  borderRadius: vars.radius.tool,
});

export const item = componentStyle({
  gap: vars.space[8],
  color: vars.color.text,
  cursor: "pointer",
  selectors: {
    "&[data-highlighted]": { background: vars.color.fill, color: vars.color.text },
    '&[data-tone="danger"]': { color: vars.color.status.red.text },
    '&[data-tone="danger"][data-highlighted]': {
      background: vars.color.status.red.fill,
      color: vars.color.status.red.onFill,
    },
    "&[data-disabled]": { color: "var(--gray-a8)", cursor: "not-allowed" },
  },
});

export const label = componentStyle({ color: vars.color.muted, fontSize: vars.type.small.size });
