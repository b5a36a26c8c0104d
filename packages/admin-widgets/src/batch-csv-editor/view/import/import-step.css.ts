import { below, vars, widgetStyle } from "@hotseat/ui/tokens";

export const page = widgetStyle({ flex: "1 1 auto", minHeight: 0, overflowY: "auto" });
export const inside = widgetStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[16],
  width: "min(640px, 100%)",
  margin: "0 auto",
  padding: `${vars.space[32]} ${vars.space[24]}`,
  "@media": { [below.tablet]: { padding: `${vars.space[20]} ${vars.space[16]}` } },
});
export const text = widgetStyle({ margin: `${vars.space[4]} 0 0` });
export const choices = widgetStyle({ display: "grid", gap: vars.space[24] });
export const mails = widgetStyle({ display: "grid", gap: vars.space[4] });
/** In line with the label beside the switch. */
export const mailsHint = widgetStyle({ margin: `0 0 0 calc(35px + ${vars.space[8]})` });
export const progress = widgetStyle({ display: "grid", gap: vars.space[12] });
export const progressHead = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: vars.space[8],
});
