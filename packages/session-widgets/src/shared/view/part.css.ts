import { below, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

/** Hit areas on touch, in pixels. */
export const TOUCH = "44px";
/** A button that is taller on touch. */
export const touch = widgetStyle({ "@media": { [below.tablet]: { height: TOUCH } } });
/** An icon's button that is as wide and tall on touch. */
export const touchSquare = widgetStyle({ "@media": { [below.tablet]: { width: TOUCH, height: TOUCH } } });
/** A part of a panel under another one. */
export const section = widgetStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[8],
  marginTop: vars.space[16],
  paddingTop: vars.space[16],
  borderTop: `1px solid ${vars.color.line}`,
});
export const title = widgetStyle({
  margin: 0,
  fontWeight: vars.weight.strong,
  ...typeStep("base"),
  // It takes the focus of a button that disappears.
  selectors: { "&:focus": { outline: "none" } },
});
/** Text by a person or the AI, with its own line breaks. */
export const prose = widgetStyle({
  margin: 0,
  maxWidth: "70ch",
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
  color: vars.color.text,
  ...typeStep("base"),
});
export const note = widgetStyle({ margin: 0, color: vars.color.muted, ...typeStep("small") });
/** Why something was not done. */
export const refusal = widgetStyle({ margin: 0, color: vars.color.status.red.text, ...typeStep("small") });
