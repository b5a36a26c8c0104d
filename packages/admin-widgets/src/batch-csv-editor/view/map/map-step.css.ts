import { below, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

export const page = widgetStyle({ flex: "1 1 auto", minHeight: 0, overflowY: "auto" });
export const inside = widgetStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[16],
  width: "min(1040px, 100%)",
  margin: "0 auto",
  padding: `${vars.space[32]} ${vars.space[24]}`,
  "@media": { [below.tablet]: { padding: `${vars.space[20]} ${vars.space[16]}` } },
});
export const head = widgetStyle({ display: "grid", gap: vars.space[4] });
export const text = widgetStyle({ margin: 0, maxWidth: "70ch" });
export const column = widgetStyle({ ...typeStep("second"), fontFamily: vars.font.code, overflowWrap: "anywhere" });
export const samples = widgetStyle({
  display: "grid",
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: "none",
  ...typeStep("second"),
  color: vars.color.muted,
});
export const sample = widgetStyle({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  maxWidth: "320px",
});
export const origin = widgetStyle({
  display: "block",
  ...typeStep("small"),
  color: vars.color.muted,
  marginTop: vars.space[4],
});
export const cell = widgetStyle({
  paddingBlock: vars.space[12],
  verticalAlign: "top",
  "@media": { [below.tablet]: { padding: 0 } },
});
export const choice = widgetStyle({
  width: "260px",
  paddingBlock: vars.space[12],
  verticalAlign: "top",
  "@media": { [below.tablet]: { width: "100%", padding: 0 } },
});
/** A narrow screen shows each column as a card. */
export const row = widgetStyle({
  "@media": { [below.tablet]: { display: "grid", gap: vars.space[8], height: "auto", padding: vars.space[16] } },
});
