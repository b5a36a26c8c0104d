import { componentStyle } from "../../styles/layered-style";
import { typeStep } from "../../styles/mixins";
import { vars } from "../../tokens/contract.css";

const { amber, red } = vars.color.status;

export const clock = componentStyle({
  display: "flex",
  alignItems: "baseline",
  gap: vars.space[8],
  whiteSpace: "nowrap",
  selectors: {
    '&[data-layout="stack"]': { flexDirection: "column", alignItems: "flex-start", gap: 0 },
    '&[data-state="expiring"]': { color: amber.text },
    '&[data-state="over"]': { color: red.text },
    '&[data-state="paused"]': { color: vars.color.muted },
  },
});

export const icon = componentStyle({ alignSelf: "center" });

export const digits = componentStyle({
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
  ...typeStep("clock"),
  selectors: {
    '[data-size="small"] > &': { fontSize: "14px", lineHeight: "20px", letterSpacing: 0 },
    '[data-size="medium"] > &': { fontSize: "18px", lineHeight: "20px", letterSpacing: "-0.01em" },
    '[data-size="huge"] > &': { fontSize: "32px", lineHeight: "36px", letterSpacing: "-0.03em" },
  },
});

export const label = componentStyle({
  ...typeStep("second"),
  color: vars.color.muted,
  selectors: {
    '[data-layout="stack"] > &': typeStep("small"),
    '[data-state="expiring"] > &': { color: "inherit" },
    '[data-state="over"] > &': { color: "inherit" },
  },
});
