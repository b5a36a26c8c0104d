import { vars, widgetStyle } from "@hotseat/ui/tokens";

export const editor = widgetStyle({
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  background: vars.color.surface,
  color: vars.color.text,
});
