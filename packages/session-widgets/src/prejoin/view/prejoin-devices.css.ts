import { below, focusRing, plainButton, truncate, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

export const block = widgetStyle({ display: "flex", flexDirection: "column", gap: vars.space[8] });
export const title = widgetStyle({ margin: 0, ...typeStep("base"), fontWeight: vars.weight.strong });
export const list = widgetStyle({
  borderRadius: vars.radius.tool,
  boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
});

export const row = widgetStyle({
  position: "relative",
  display: "flex",
  alignItems: "center",
  selectors: { "& + &": { borderTop: `1px solid ${vars.color.lineStrong}` } },
});
export const trigger = widgetStyle({
  ...plainButton,
  display: "flex",
  flex: 1,
  alignItems: "center",
  gap: vars.space[12],
  minWidth: 0,
  minHeight: "52px",
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderRadius: vars.radius.tool,
  cursor: "pointer",
  textAlign: "start",
  selectors: {
    "&:hover": { background: vars.color.fillQuiet },
    "&:focus-visible": { ...focusRing, outlineOffset: "-2px" },
    "&:disabled": { cursor: "default", background: "none" },
  },
});
export const icon = widgetStyle({ flex: "none", color: vars.color.muted });
export const words = widgetStyle({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  minWidth: 0,
  selectors: { [`${row}[data-extra] &`]: { paddingInlineEnd: "72px" } },
});
export const label = widgetStyle({ color: vars.color.muted, ...typeStep("small") });
export const value = widgetStyle({
  ...truncate,
  ...typeStep("base"),
  fontWeight: vars.weight.medium,
  "@media": { [below.tablet]: { whiteSpace: "normal", overflowWrap: "anywhere" } },
  selectors: { [`${row}[data-problem] &`]: { color: vars.color.status.red.text } },
});
export const extra = widgetStyle({ position: "absolute", insetInlineEnd: "40px" });
