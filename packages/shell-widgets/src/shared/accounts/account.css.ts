import { below, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

export const box = widgetStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space[20],
  padding: vars.space[16],
});

export const card = widgetStyle({
  boxSizing: "border-box",
  width: "min(480px, 100%)",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[20],
  padding: "40px",
  borderRadius: vars.radius.dialog,
  "@media": { [below.tablet]: { padding: vars.space[24] } },
});

export const head = widgetStyle({ display: "grid", gap: vars.space[8], overflowWrap: "anywhere" });
export const words = widgetStyle({ margin: 0, ...typeStep("description"), color: vars.color.muted });

export const form = widgetStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[16] });
/** Two fields beside each other where there is room. */
export const pair = widgetStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 180px), 1fr))",
  alignItems: "start",
  gap: vars.space[16],
});
/** Finger-high on a phone. */
export const button = widgetStyle({
  "@media": { [below.tablet]: { height: "auto", minHeight: "48px", whiteSpace: "normal" } },
});
export const ways = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[8]} ${vars.space[20]}`,
  margin: 0,
  ...typeStep("second"),
  color: vars.color.muted,
});
/** Buttons in a row; on a phone one below the other, each as wide as the card. */
export const actions = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[8],
  "@media": { [below.tablet]: { display: "grid" } },
});
export const rules = widgetStyle({ margin: 0, ...typeStep("second"), color: vars.color.muted });
