import { below, focusRing, plainButton, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

/** Lines that a phone shows of a question, and where the panel would have to scroll. */
const LINES = 3;
const TIGHT_LINES = 2;

export const question = widgetStyle({ flex: "none", position: "relative", display: "grid" });
const folded = `${question}:not([data-whole]) &`;

export const words = widgetStyle({
  gridArea: "1 / 1",
  margin: 0,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  overflowWrap: "anywhere",
  ...typeStep("base"),
  "@media": {
    [below.tablet]: {
      selectors: {
        [folded]: {
          display: "-webkit-box",
          WebkitBoxOrient: "vertical",
          WebkitLineClamp: LINES,
          overflow: "hidden",
        },
        [`${question}[data-tight]:not([data-whole]) &`]: { WebkitLineClamp: TIGHT_LINES },
      },
    },
  },
});
/** At the end of the last line; the whole question is its hit area. */
export const unfold = widgetStyle({
  ...plainButton,
  justifySelf: "end",
  minHeight: "24px",
  color: vars.color.accent.text,
  ...typeStep("small"),
  // Two lines are 40 px high, and a thumb needs 44.
  "::after": { content: "", position: "absolute", inset: `calc(-1 * ${vars.space[4]}) 0` },
  selectors: {
    "&:focus-visible": focusRing,
    [folded]: {
      gridArea: "1 / 1",
      alignSelf: "end",
      minHeight: typeStep("base").lineHeight,
      paddingInlineStart: vars.space[4],
      background: vars.color.surface,
      boxShadow: `-8px 0 8px ${vars.color.surface}`,
    },
  },
});
