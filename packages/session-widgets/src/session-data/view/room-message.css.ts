import { vars, widgetStyle } from "@hotseat/ui/tokens";

export const inset = widgetStyle({ padding: vars.space[16] });
export const bones = widgetStyle({ display: "grid", gap: vars.space[8] });
