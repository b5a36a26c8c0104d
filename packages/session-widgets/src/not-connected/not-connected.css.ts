import { below, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

export const card = widgetStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space[8],
  width: "100%",
  maxWidth: "480px",
  padding: vars.space[32],
  boxSizing: "border-box",
  borderRadius: vars.radius.dialog,
  background: vars.color.surface,
  boxShadow: vars.shadow.card,
  color: vars.color.text,
  fontFamily: vars.font.text,
  textAlign: "center",
  "@media": { [below.tablet]: { padding: vars.space[20] } },
});
export const icon = widgetStyle({
  display: "grid",
  placeItems: "center",
  width: "48px",
  height: "48px",
  marginBottom: vars.space[8],
  borderRadius: vars.radius.card,
  background: vars.color.accent.soft,
  color: vars.color.accent.text,
});
export const session = widgetStyle({ margin: 0, color: vars.color.muted, ...typeStep("base") });
export const title = widgetStyle({ margin: 0, ...typeStep("page"), fontWeight: vars.weight.strong });
export const text = widgetStyle({ margin: 0, color: vars.color.muted, textWrap: "balance", ...typeStep("base") });
export const countdown = widgetStyle({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: vars.space[8],
  width: "100%",
  maxWidth: "360px",
  marginTop: vars.space[12],
});
export const unit = widgetStyle({
  display: "flex",
  flexDirection: "column",
  padding: `${vars.space[8]} ${vars.space[4]}`,
  borderRadius: vars.radius.tool,
  background: vars.color.fillQuiet,
});
export const digits = widgetStyle({
  ...typeStep("clock"),
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
});
export const unitLabel = widgetStyle({ color: vars.color.muted, ...typeStep("small") });
export const actions = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space[8],
  marginTop: vars.space[16],
});
export const hint = widgetStyle({ margin: 0, color: vars.color.muted, ...typeStep("small") });
