import { vars, widgetStyle } from "@hotseat/ui/tokens";

export const cards = widgetStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 320px), 1fr))",
  alignItems: "start",
  gap: vars.space[16],
});
export const head = widgetStyle({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space[8],
  padding: `${vars.space[16]} ${vars.space[16]} ${vars.space[12]} ${vars.space[20]}`,
});
export const names = widgetStyle({ flex: 1, display: "grid", gap: "2px", minWidth: 0, overflowWrap: "anywhere" });
export const tools = widgetStyle({ display: "flex", gap: vars.space[4] });
export const nothing = widgetStyle({ margin: 0, padding: `${vars.space[4]} ${vars.space[20]} ${vars.space[12]}` });
export const list = widgetStyle({ margin: 0, padding: 0, listStyle: "none" });
export const row = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  minHeight: "44px",
  padding: `${vars.space[4]} ${vars.space[16]} ${vars.space[4]} ${vars.space[20]}`,
  borderTop: `1px solid ${vars.color.line}`,
});
export const name = widgetStyle({ flex: 1, minWidth: 0, overflowWrap: "anywhere" });
export const foot = widgetStyle({
  padding: `${vars.space[12]} ${vars.space[20]} ${vars.space[16]}`,
  borderTop: `1px solid ${vars.color.line}`,
});
