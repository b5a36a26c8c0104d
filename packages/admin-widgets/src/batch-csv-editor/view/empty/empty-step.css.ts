import { below, typeStep, vars, visuallyHidden, widgetStyle } from "@hotseat/ui/tokens";

export const page = widgetStyle({ flex: "1 1 auto", minHeight: 0, overflowY: "auto" });
export const inside = widgetStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 360px",
  alignItems: "start",
  gap: vars.space[24],
  width: "min(1088px, 100%)",
  margin: "0 auto",
  padding: `${vars.space[32]} ${vars.space[24]}`,
  "@media": {
    [below.laptop]: { gridTemplateColumns: "minmax(0, 1fr)", padding: `${vars.space[20]} ${vars.space[16]}` },
  },
});
export const start = widgetStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[16] });
export const text = widgetStyle({ margin: `${vars.space[4]} 0 0`, maxWidth: "70ch" });
export const drop = widgetStyle({
  display: "grid",
  justifyItems: "center",
  gap: vars.space[16],
  padding: `${vars.space[48]} ${vars.space[16]}`,
  borderRadius: vars.radius.card,
  border: `1px dashed ${vars.color.lineStrong}`,
  background: vars.color.surface,
  textAlign: "center",
  selectors: { "&[data-over]": { borderColor: vars.color.accent.solid, background: vars.color.accent.quiet } },
  "@media": { [below.tablet]: { padding: `${vars.space[32]} ${vars.space[16]}` } },
});
export const dropMark = widgetStyle({
  display: "grid",
  placeItems: "center",
  width: "48px",
  height: "48px",
  borderRadius: vars.radius.full,
  background: vars.color.accent.soft,
  color: vars.color.accent.text,
});
export const dropTitle = widgetStyle({ ...typeStep("reading"), fontWeight: vars.weight.strong });
export const buttons = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space[8],
});
export const file = widgetStyle(visuallyHidden);
export const reading = widgetStyle({ display: "grid", gap: vars.space[12], width: "min(320px, 100%)" });
export const columns = widgetStyle({ display: "grid", gap: vars.space[12] });
export const list = widgetStyle({ display: "grid", gap: vars.space[12], margin: 0 });
export const term = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[8],
  ...typeStep("second"),
});
export const columnName = widgetStyle({ fontFamily: vars.font.code });
export const about = widgetStyle({ margin: `${vars.space[4]} 0 0`, ...typeStep("second"), color: vars.color.muted });
