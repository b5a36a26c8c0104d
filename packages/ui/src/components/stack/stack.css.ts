import { componentStyle, componentVariants } from "../../styles/layered-style";
import { vars } from "../../tokens/contract.css";

const plain = { margin: 0, padding: 0, border: 0, listStyle: "none", minWidth: 0 } as const;

export const stack = componentStyle({ ...plain, display: "flex", flexDirection: "column" });
export const row = componentStyle({ ...plain, display: "flex" });
export const wrap = componentStyle({ flexWrap: "wrap" });
export const grow = componentStyle({ flex: 1 });

export const gaps = componentVariants({
  0: { gap: 0 },
  2: { gap: "2px" },
  4: { gap: vars.space[4] },
  6: { gap: "6px" },
  8: { gap: vars.space[8] },
  12: { gap: vars.space[12] },
  16: { gap: vars.space[16] },
  20: { gap: vars.space[20] },
  24: { gap: vars.space[24] },
  32: { gap: vars.space[32] },
  48: { gap: vars.space[48] },
});

export const aligns = componentVariants({
  start: { alignItems: "flex-start" },
  center: { alignItems: "center" },
  end: { alignItems: "flex-end" },
  baseline: { alignItems: "baseline" },
  stretch: { alignItems: "stretch" },
});

export const justifies = componentVariants({
  start: { justifyContent: "flex-start" },
  center: { justifyContent: "center" },
  end: { justifyContent: "flex-end" },
  between: { justifyContent: "space-between" },
});

export const divider = componentStyle({
  display: "block",
  flex: "none",
  background: vars.color.line,
  selectors: {
    '&[data-orientation="horizontal"]': { height: "1px", alignSelf: "stretch" },
    '&[data-orientation="vertical"]': {
      width: "1px",
      height: "20px",
      alignSelf: "center",
      background: vars.color.track,
    },
  },
});
