import { typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

export const list = widgetStyle({
  boxSizing: "border-box",
  width: "100%",
  margin: `${vars.space[8]} 0 0`,
  padding: `0 ${vars.space[16]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.text,
  fontFamily: vars.font.text,
  listStyle: "none",
  textAlign: "start",
  ...typeStep("base"),
});
export const row = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
  paddingBlock: vars.space[12],
  selectors: { "& + &": { borderTop: `1px solid ${vars.color.line}` } },
});
export const text = widgetStyle({ display: "grid", flex: 1, minWidth: 0, overflowWrap: "anywhere" });
