import { below, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

export const sections = widgetStyle({ display: "grid", gap: vars.space[24], fontFamily: vars.font.text });
export const section = widgetStyle({
  display: "grid",
  gap: vars.space[4],
  minInlineSize: 0,
  margin: 0,
  border: 0,
  padding: 0,
});
export const title = widgetStyle({
  margin: 0,
  padding: 0,
  ...typeStep("base"),
  fontWeight: vars.weight.strong,
  color: vars.color.text,
});
export const row = widgetStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: `${vars.space[4]} ${vars.space[16]}`,
  minHeight: "44px",
  paddingBlock: vars.space[4],
  borderBottom: `1px solid ${vars.color.line}`,
  selectors: {
    "&:last-child": { borderBottom: 0 },
    // A device's name is long: its list gets half of the row.
    '&[data-wide="true"]': { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.4fr)" },
  },
  "@media": {
    // Beside a list there is no room for words: they go above it.
    [below.tablet]: {
      selectors: { "&[data-wide]": { gridTemplateColumns: "minmax(0, 1fr)", paddingBlock: vars.space[8] } },
    },
  },
});
export const words = widgetStyle({ display: "flex", flexDirection: "column", minWidth: 0 });
export const name = widgetStyle({ ...typeStep("base"), color: vars.color.text });
export const hint = widgetStyle({ ...typeStep("small"), color: vars.color.muted });
export const control = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[8],
  minWidth: 0,
});
/** A device's name is read whole: where the rest leaves it less than that, the rest goes below it. */
export const grow = widgetStyle({ flex: "1 1 180px", minWidth: 0 });
