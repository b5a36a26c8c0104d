import { componentStyle } from "../../styles/layered-style";
import { focusRing, plainButton, typeStep, visuallyHidden } from "../../styles/mixins";
import { vars } from "../../tokens/contract.css";

const { accent, status } = vars.color;

export const cell = componentStyle({
  display: "inline-flex",
  flexDirection: "column",
  alignItems: "center",
  gap: "2px",
  width: "72px",
  flex: "none",
  selectors: {
    "&[data-split]": { width: "80px" },
    "&[data-compact]": { width: "auto", paddingInline: "4px" },
  },
});

export const buttons = componentStyle({ position: "relative", display: "inline-flex", gap: "1px" });

const key = componentStyle({
  ...plainButton,
  position: "relative",
  display: "grid",
  placeItems: "center",
  height: "36px",
  background: vars.color.fill,
  color: vars.color.text,
  cursor: "pointer",
  selectors: {
    "&:hover:not(:disabled)": { background: vars.color.fillHover },
    "&:focus-visible": { ...focusRing, zIndex: 1 },
    "&:disabled": { cursor: "not-allowed", color: "var(--gray-a8)" },
    '[data-state="on"] > * > &': { background: accent.soft, color: accent.text },
    '[data-state="on"] > * > &:hover': { background: accent.softHover },
    ':is([data-state="off"], [data-state="blocked"]) > * > &': {
      background: status.red.fill,
      color: status.red.onFill,
    },
  },
});

export const button = componentStyle([
  key,
  {
    width: "40px",
    borderRadius: vars.radius.tool,
    selectors: { "[data-split] &": { borderStartEndRadius: 0, borderEndEndRadius: 0 } },
  },
]);

export const opener = componentStyle([
  key,
  { width: "24px", borderRadius: `0 ${vars.radius.tool} ${vars.radius.tool} 0` },
]);

export const mark = componentStyle({ position: "absolute", top: "3px", insetInlineEnd: "3px" });

export const label = componentStyle({
  ...typeStep("tool"),
  color: vars.color.muted,
  whiteSpace: "nowrap",
  selectors: { "[data-compact] > &": visuallyHidden },
});
