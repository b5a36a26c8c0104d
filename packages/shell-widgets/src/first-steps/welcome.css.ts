import { below, vars, widgetStyle } from "@hotseat/ui/tokens";

export const card = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space[12]} ${vars.space[24]}`,
});
export const words = widgetStyle({ display: "grid", gap: vars.space[4], flex: "1 1 320px", maxWidth: "640px" });
/** Beside the words; on a phone under them, at the side of the thumb. */
export const actions = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[8],
  "@media": { [below.tablet]: { width: "100%", justifyContent: "flex-end" } },
});
/** Finger-high on a phone. */
export const button = widgetStyle({ "@media": { [below.tablet]: { minHeight: "44px" } } });
