import { below, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

export const questionsHead = widgetStyle({
  padding: `${vars.space[20]} ${vars.space[24]} ${vars.space[12]}`,
  "@media": { [below.tablet]: { padding: vars.space[16] } },
});
export const questions = widgetStyle({ margin: 0, padding: 0, listStyle: "none" });
export const questionRow = widgetStyle({
  display: "grid",
  gridTemplateColumns: "20px minmax(0, 1fr) 260px 72px 48px",
  gap: `0 ${vars.space[20]}`,
  alignItems: "center",
  padding: `${vars.space[12]} ${vars.space[24]}`,
  borderTop: `1px solid ${vars.color.line}`,
  "@media": {
    [below.laptop]: { gridTemplateColumns: "20px minmax(0, 1fr) 48px", padding: vars.space[16] },
  },
});
export const questionNumber = widgetStyle({
  color: vars.color.muted,
  fontVariantNumeric: "tabular-nums",
  alignSelf: "start",
});
export const questionText = widgetStyle({ margin: 0, color: vars.color.muted });
export const questionSpread = widgetStyle({
  "@media": { [below.laptop]: { gridColumn: "2", gridRow: "2", marginTop: vars.space[8] } },
});
export const questionRange = widgetStyle({
  color: vars.color.muted,
  whiteSpace: "nowrap",
  ...typeStep("small"),
  "@media": { [below.laptop]: { gridColumn: "3", gridRow: "2", marginTop: vars.space[8], justifySelf: "end" } },
});
export const questionMean = widgetStyle({ justifySelf: "end" });
