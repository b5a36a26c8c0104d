import { componentStyle } from "../../styles/layered-style";
import { focusRing, plainButton, typeStep } from "../../styles/mixins";
import { vars } from "../../tokens/contract.css";

const { band } = vars.color;

export const row = componentStyle({ display: "grid", gridTemplateColumns: "repeat(6, minmax(0, 1fr))", gap: "6px" });

export const radio = componentStyle({
  ...plainButton,
  height: "44px",
  display: "grid",
  placeItems: "center",
  borderRadius: vars.radius.tool,
  ...typeStep("reading"),
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
  cursor: "pointer",
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    "&:hover:not([data-band]):not(:disabled)": {
      backgroundImage: `linear-gradient(${vars.color.fill}, ${vars.color.fill})`,
    },
    "&:focus-visible": focusRing,
    "&[data-band]": { color: band.ink, boxShadow: "none" },
    '&[data-band="low"]': { background: band.low.solid },
    '&[data-band="middle"]': { background: band.middle.solid },
    '&[data-band="high"]': { background: band.high.solid },
    '[aria-readonly="true"] > &': { cursor: "default" },
    "&:disabled": { cursor: "not-allowed", opacity: 0.5 },
  },
});

export const ends = componentStyle({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space[12],
  marginTop: "6px",
  ...typeStep("small"),
  color: vars.color.muted,
});
