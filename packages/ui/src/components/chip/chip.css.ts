import { componentStyle } from "../../styles/layered-style";
import { focusRing, plainButton } from "../../styles/mixins";
import { vars } from "../../tokens/contract.css";

export const chip = componentStyle({
  display: "inline-flex",
  alignItems: "stretch",
  flex: "none",
  height: "32px",
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
  color: vars.color.text,
  fontSize: vars.type.second.size,
  fontWeight: vars.weight.medium,
  whiteSpace: "nowrap",
  selectors: {
    "&[data-chosen]": {
      background: vars.color.accent.soft,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent.line}`,
      color: vars.color.accent.text,
    },
    '&:has([aria-expanded="true"])': { boxShadow: `inset 0 0 0 1px ${vars.color.focus}` },
  },
});

export const main = componentStyle({
  ...plainButton,
  display: "inline-flex",
  alignItems: "center",
  gap: "6px",
  padding: "0 12px",
  borderRadius: "inherit",
  cursor: "pointer",
  selectors: {
    "&[data-removable]": { paddingInlineEnd: "4px", borderStartEndRadius: 0, borderEndEndRadius: 0 },
    "&:hover:not(:disabled)": { backgroundColor: vars.color.fillQuiet },
    "&:focus-visible": focusRing,
    "&:disabled": { cursor: "not-allowed", opacity: 0.5 },
  },
});

export const chevron = componentStyle({
  color: vars.color.muted,
  selectors: { "[data-chosen] &": { color: "inherit" } },
});

export const remove = componentStyle({
  ...plainButton,
  display: "inline-grid",
  placeItems: "center",
  width: "28px",
  paddingInlineEnd: "4px",
  borderRadius: `0 ${vars.radius.full} ${vars.radius.full} 0`,
  cursor: "pointer",
  selectors: {
    "&:hover": { backgroundColor: vars.color.accent.soft },
    "&:focus-visible": focusRing,
  },
});
