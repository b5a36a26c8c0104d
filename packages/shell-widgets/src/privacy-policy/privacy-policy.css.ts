import { below, vars, widgetStyle } from "@hotseat/ui/tokens";

export const article = widgetStyle({
  boxSizing: "border-box",
  display: "grid",
  gap: vars.space[32],
  width: "100%",
  maxWidth: `calc(68ch + 2 * ${vars.space[24]})`,
  margin: "0 auto",
  padding: `${vars.space[48]} ${vars.space[24]} ${vars.space[64]}`,
  "@media": { [below.tablet]: { padding: `${vars.space[24]} ${vars.space[16]} ${vars.space[48]}` } },
});
export const head = widgetStyle({ display: "grid", gap: vars.space[12] });
export const part = widgetStyle({ display: "grid", gap: vars.space[8] });
export const list = widgetStyle({ display: "grid", gap: vars.space[12], margin: `${vars.space[8]} 0 0` });
export const entry = widgetStyle({
  display: "grid",
  gridTemplateColumns: "160px minmax(0, 1fr)",
  gap: `${vars.space[4]} ${vars.space[16]}`,
  "@media": { [below.tablet]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const text = widgetStyle({ margin: 0 });
