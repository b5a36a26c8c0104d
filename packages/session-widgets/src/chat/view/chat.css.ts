import { focusRing, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

export const panel = widgetStyle({
  display: "flex",
  flexDirection: "column",
  height: "100%",
  minHeight: 0,
  color: vars.color.text,
  fontFamily: vars.font.text,
  ...typeStep("base"),
});
export const place = widgetStyle({ position: "relative", display: "flex", flex: 1, minHeight: 0 });
export const log = widgetStyle({
  display: "flex",
  flex: 1,
  flexDirection: "column",
  gap: vars.space[16],
  minWidth: 0,
  padding: `${vars.space[12]} ${vars.space[16]}`,
  overscrollBehavior: "contain",
  selectors: { "&:focus-visible": { outlineOffset: "-2px" } },
});
export const older = widgetStyle({ flex: "none", alignSelf: "center", margin: 0 });
export const toEnd = widgetStyle({
  position: "absolute",
  insetInline: 0,
  bottom: vars.space[8],
  width: "fit-content",
  marginInline: "auto",
  boxShadow: vars.shadow.float,
});
export const group = widgetStyle({ display: "flex", flexDirection: "column", gap: vars.space[4] });
export const day = widgetStyle({
  alignSelf: "center",
  paddingBottom: vars.space[8],
  color: vars.color.muted,
  ...typeStep("small"),
});
export const head = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space[8],
  margin: 0,
});
export const sender = widgetStyle({ fontWeight: vars.weight.strong, overflowWrap: "anywhere" });
export const time = widgetStyle({
  color: vars.color.muted,
  fontVariantNumeric: "tabular-nums",
  ...typeStep("small"),
});
export const message = widgetStyle({ position: "relative", paddingInlineEnd: vars.space[32] });
export const text = widgetStyle({
  margin: 0,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  selectors: { [`${message}[data-state="sending"] &`]: { color: vars.color.muted } },
});
export const link = widgetStyle({
  color: vars.color.accent.text,
  textDecoration: "underline",
  textUnderlineOffset: "2px",
  selectors: { "&:focus-visible": focusRing },
});
export const sending = widgetStyle({ color: vars.color.muted, ...typeStep("small") });
export const removed = widgetStyle({ margin: 0, color: vars.color.muted, fontStyle: "italic" });
/** Quiet until it is wanted; always there on touch. */
export const tools = widgetStyle({
  position: "absolute",
  top: "-2px",
  insetInlineEnd: 0,
  "@media": {
    "(hover: hover)": {
      opacity: 0,
      selectors: {
        [`${message}:hover &, ${message}:focus-within &, &:has([data-state="open"])`]: { opacity: 1 },
      },
    },
  },
});
export const failure = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[8],
  marginTop: vars.space[4],
});
export const failureWords = widgetStyle({ flexBasis: "100%", color: vars.color.status.red.text, ...typeStep("small") });
export const composer = widgetStyle({
  display: "flex",
  flex: "none",
  alignItems: "flex-start",
  gap: vars.space[8],
  padding: vars.space[12],
  borderTop: `1px solid ${vars.color.line}`,
});
export const field = widgetStyle({ flex: 1, minWidth: 0 });
/** Beside the lower end of the field, also when the number of characters left stands under it. */
export const send = widgetStyle({ flex: "none", marginTop: vars.space[20] });
export const closed = widgetStyle({
  flex: "none",
  margin: 0,
  padding: `${vars.space[12]} ${vars.space[16]}`,
  color: vars.color.muted,
  borderTop: `1px solid ${vars.color.line}`,
  ...typeStep("second"),
});
