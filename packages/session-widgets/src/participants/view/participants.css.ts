import { below, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";
import { TOUCH } from "../../shared/view/part.css";

export const panel = widgetStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[16],
  padding: `${vars.space[12]} ${vars.space[12]} ${vars.space[16]}`,
  color: vars.color.text,
  fontFamily: vars.font.text,
});
export const title = widgetStyle({ margin: 0, ...typeStep("base"), fontWeight: vars.weight.strong });
export const list = widgetStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const row = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: "10px",
  padding: `6px ${vars.space[4]}`,
  borderRadius: vars.radius.tool,
});
export const face = widgetStyle({ display: "inline-flex", flex: "none" });
export const words = widgetStyle({ display: "flex", flexDirection: "column", flex: 1, minWidth: 0 });
export const name = widgetStyle({ ...typeStep("base"), fontWeight: vars.weight.strong, overflowWrap: "anywhere" });
export const role = widgetStyle({ color: vars.color.muted, ...typeStep("small") });
/** Under the name, which keeps its line in every language: what does not fit beside takes the next. */
export const marks = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[4]} ${vars.space[8]}`,
});
/** As wide on each line, with a menu or without: what stands before it is in one column. */
export const menu = widgetStyle({
  display: "inline-flex",
  flex: "none",
  minWidth: vars.space[32],
  "@media": { [below.tablet]: { minWidth: TOUCH } },
});
export const form = widgetStyle({ display: "flex", flexDirection: "column", gap: vars.space[16] });
export const microphone = widgetStyle({ flex: "none", color: vars.color.muted });
export const requests = widgetStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[8],
  padding: vars.space[12],
  borderRadius: vars.radius.tool,
  background: vars.color.accent.quiet,
});
export const request = widgetStyle({ display: "flex", gap: "10px", paddingBlock: vars.space[4] });
export const requestWords = widgetStyle({ display: "flex", flexDirection: "column", flex: 1, minWidth: 0 });
export const message = widgetStyle({ margin: `${vars.space[4]} 0 0`, overflowWrap: "anywhere", ...typeStep("second") });
export const answers = widgetStyle({ display: "flex", gap: vars.space[8], marginTop: vars.space[8] });
export const empty = widgetStyle({ margin: 0, color: vars.color.muted, ...typeStep("base") });
