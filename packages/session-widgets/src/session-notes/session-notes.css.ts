import { below, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

export const sheet = widgetStyle({
  display: "flex",
  flex: 1,
  flexDirection: "column",
  gap: vars.space[8],
  minWidth: 0,
  minHeight: "160px",
  boxSizing: "border-box",
  padding: `${vars.space[12]} ${vars.space[16]}`,
  color: vars.color.text,
  fontFamily: vars.font.text,
  "@media": { [below.tablet]: { minHeight: "124px" } },
});
export const field = widgetStyle({ flex: 1, minHeight: 0 });
export const onlyYou = widgetStyle({ color: vars.color.muted, fontWeight: vars.weight.regular, ...typeStep("small") });
