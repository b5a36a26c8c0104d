import { componentStyle } from "../../styles/layered-style";
import { vars } from "../../tokens/contract.css";

const { band } = vars.color;

export const chip = componentStyle({
  display: "inline-grid",
  placeItems: "center",
  flexShrink: 0,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
  selectors: {
    '&[data-size="medium"]': {
      minWidth: "34px",
      height: "24px",
      padding: "0 7px",
      borderRadius: "6px",
      ...text("second"),
    },
    '&[data-size="small"]': {
      minWidth: "28px",
      height: "20px",
      padding: "0 6px",
      borderRadius: "5px",
      ...text("small"),
    },
    '&[data-band="low"]': { background: band.low.fill, color: band.low.onFill },
    '&[data-band="middle"]': { background: band.middle.fill, color: band.middle.onFill },
    '&[data-band="high"]': { background: band.high.fill, color: band.high.onFill },
  },
});

function text(size: "second" | "small") {
  return { fontSize: vars.type[size].size, lineHeight: vars.type[size].line };
}
