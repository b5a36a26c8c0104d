import { vars, widgetStyle } from "@hotseat/ui/tokens";

export const page = widgetStyle({
  display: "grid",
  placeItems: "center",
  minHeight: "100dvh",
  padding: vars.space[16],
  boxSizing: "border-box",
  background: vars.color.canvas,
});
