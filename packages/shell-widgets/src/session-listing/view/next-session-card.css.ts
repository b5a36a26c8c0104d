import { below, focusRing, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

export const next = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[24],
  padding: `${vars.space[20]} ${vars.space[24]}`,
  minHeight: "128px",
  "@media": {
    [below.tablet]: { flexDirection: "column", alignItems: "stretch", gap: vars.space[16], padding: vars.space[16] },
  },
});

export const nextWords = widgetStyle({ flex: 1, minWidth: 0 });

export const nextTitle = widgetStyle({
  margin: `6px 0 ${vars.space[8]}`,
  ...typeStep("clock"),
  fontWeight: vars.weight.strong,
});

export const nextLink = widgetStyle({
  color: "inherit",
  textDecoration: "none",
  borderRadius: vars.radius.small,
  selectors: { "&:hover": { textDecoration: "underline" }, "&:focus-visible": focusRing },
});

export const nextFacts = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[8]} ${vars.space[20]}`,
});

export const nextEnd = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[24],
  "@media": { [below.tablet]: { flexWrap: "wrap", justifyContent: "space-between", gap: vars.space[12] } },
});

/** Where its words do not fit on a line beside nothing, it is as high as they are. */
export const nextButton = widgetStyle({
  "@media": {
    [below.tablet]: {
      flexShrink: 1,
      height: "auto",
      minHeight: "48px",
      paddingBlock: vars.space[8],
      whiteSpace: "normal",
      textAlign: "center",
    },
  },
});

export const countdown = widgetStyle({
  display: "flex",
  flexDirection: "column",
  textAlign: "end",
  "@media": { [below.tablet]: { textAlign: "start" } },
});

export const countdownDigits = widgetStyle({
  ...typeStep("section"),
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
