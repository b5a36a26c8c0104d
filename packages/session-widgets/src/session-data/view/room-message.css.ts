import { vars, widgetStyle } from "@hotseat/ui/tokens";

export const inset = widgetStyle({ padding: vars.space[16] });
