import { globalStyle } from "@vanilla-extract/css";
import { componentStyle } from "../../styles/layered-style";
import { layers } from "../../styles/layers.css";
import { vars } from "../../tokens/contract.css";

export const control = componentStyle({
  selectors: {
    "&[data-wide]": { width: "100%" },
    // Never wider than its container: the widest segment of three must not move the elements beside them.
    "&[data-wide][data-tight]": { minWidth: 0 },
  },
});
globalStyle(`${control}[data-tight] .rt-SegmentedControlItemLabel`, {
  "@layer": { [layers.components]: { paddingInline: vars.space[4] } },
});
