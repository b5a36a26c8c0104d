import { from, vars, widgetStyle } from "@hotseat/ui/tokens";

export const page = widgetStyle({
  maxWidth: "960px",
  margin: "0 auto",
  padding: vars.space[16],
  display: "grid",
  gap: vars.space[16],
  "@media": { [from.tablet]: { padding: vars.space[32] } },
});

export const back = widgetStyle({ display: "inline-flex", alignItems: "center", justifySelf: "start", gap: "6px" });

export const grid = widgetStyle({
  display: "grid",
  gap: vars.space[24],
  "@media": { [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr) 272px", gap: vars.space[32] } },
});
