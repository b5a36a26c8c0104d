import { below, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

export const workspace = widgetStyle({
  display: "flex",
  flexDirection: "column",
  height: "100%",
  minHeight: 0,
  minWidth: 0,
  overflow: "hidden",
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.card,
  color: vars.color.text,
  ...typeStep("base"),
});
export const tabs = widgetStyle({ display: "flex", flexDirection: "column", flex: 1, minHeight: 0 });
export const head = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  flex: "none",
  paddingInline: `${vars.space[4]} ${vars.space[12]}`,
  boxShadow: `inset 0 -1px 0 ${vars.color.line}`,
});
export const list = widgetStyle({ flex: 1, minWidth: 0 });
export const panel = widgetStyle({
  flex: 1,
  minHeight: 0,
  overflowY: "auto",
  selectors: { '&[data-state="active"]': { display: "flex", flexDirection: "column" } },
});
export const empty = widgetStyle({ margin: "auto", padding: vars.space[24] });

export const focus = widgetStyle({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  gap: vars.space[24],
  padding: `${vars.space[32]} ${vars.space[32]} ${vars.space[20]}`,
  "@media": { [below.tablet]: { gap: vars.space[16], padding: vars.space[16] } },
});
export const about = widgetStyle({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: vars.space[8],
  color: vars.color.muted,
  ...typeStep("second"),
});
export const question = widgetStyle({
  margin: 0,
  maxWidth: "24em",
  fontWeight: vars.weight.strong,
  ...typeStep("report"),
  "@media": { [below.tablet]: typeStep("page") },
});
export const time = widgetStyle({ display: "flex", flexDirection: "column", gap: vars.space[8] });
export const timeLine = widgetStyle({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space[12],
  color: vars.color.muted,
  ...typeStep("second"),
});
export const timeLeft = widgetStyle({
  color: vars.color.text,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
  ...typeStep("base"),
  selectors: {
    '&[data-state="expiring"]': { color: vars.color.status.amber.text },
    '&[data-state="over"]': { color: vars.color.status.red.text },
  },
});
/** The remaining time, for a window without a top bar. */
export const timeOfWindow = widgetStyle({
  display: "none",
  color: vars.color.text,
  fontVariantNumeric: "tabular-nums",
  selectors: { "[data-popped] &": { display: "inline" } },
});
export const bar = widgetStyle({ display: "flex", height: "6px" });
export const blockTitle = widgetStyle({ margin: 0, fontWeight: vars.weight.strong, ...typeStep("base") });
export const hint = widgetStyle({
  padding: vars.space[16],
  borderRadius: vars.radius.tool,
  background: vars.color.fillQuiet,
});
export const hints = widgetStyle({
  margin: `${vars.space[8]} 0 0`,
  paddingInlineStart: "18px",
  color: vars.color.muted,
  lineHeight: "24px",
});
/** Under a question that waits for its turn. */
export const queued = widgetStyle({ margin: 0, color: vars.color.muted, ...typeStep("base") });
export const prose = widgetStyle({
  margin: `${vars.space[4]} 0 0`,
  maxWidth: "60ch",
  color: vars.color.muted,
  whiteSpace: "pre-line",
});
export const grow = widgetStyle({ flex: 1 });
/** The next step stays in view under a question that is longer than the panel. */
export const foot = widgetStyle({
  position: "sticky",
  bottom: 0,
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: vars.space[12],
  minHeight: "32px",
  marginBottom: `calc(-1 * ${vars.space[16]})`,
  paddingBlock: vars.space[12],
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
});
export const small = widgetStyle({ color: vars.color.muted, ...typeStep("small") });
