import { below, from, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

/** As wide as the page of the pictures. */
export const page = widgetStyle({
  width: "100%",
  maxWidth: "1200px",
  margin: "0 auto",
  display: "flex",
  flexDirection: "column",
  gap: vars.space[16],
  color: vars.color.text,
  ...typeStep("base"),
});

export const back = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  marginBottom: `calc(-1 * ${vars.space[8]})`,
  color: vars.color.muted,
  ...typeStep("second"),
});

export const head = widgetStyle({
  display: "flex",
  alignItems: "flex-end",
  flexWrap: "wrap",
  gap: vars.space[16],
  marginBottom: vars.space[8],
});
export const headWords = widgetStyle({ flex: 1, minWidth: "min(100%, 320px)" });
export const actions = widgetStyle({ display: "flex", alignItems: "center", flexWrap: "wrap", gap: vars.space[12] });
export const title = widgetStyle({
  margin: 0,
  fontWeight: vars.weight.strong,
  ...typeStep("report"),
  "@media": { [below.tablet]: typeStep("page") },
});
export const subtitle = widgetStyle({ margin: 0, color: vars.color.muted, ...typeStep("base") });

export const pair = widgetStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[16],
  "@media": { [from.laptop]: { gridTemplateColumns: "minmax(0, 500fr) minmax(0, 684fr)" } },
});
export const cardHead = widgetStyle({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  flexWrap: "wrap",
  gap: vars.space[8],
  marginBottom: vars.space[8],
});
export const cardTitle = widgetStyle({ margin: 0, fontWeight: vars.weight.strong, ...typeStep("card") });
export const small = widgetStyle({ color: vars.color.muted, ...typeStep("small") });

export const pillarsCard = widgetStyle({ display: "flex", flexDirection: "column" });
export const pillars = widgetStyle({ flex: 1, width: "100%", borderCollapse: "collapse", tableLayout: "fixed" });
export const columnHead = widgetStyle({
  padding: `${vars.space[4]} 0`,
  color: vars.color.muted,
  fontWeight: vars.weight.regular,
  textAlign: "center",
  ...typeStep("small"),
});
export const scaleColumn = widgetStyle({
  padding: `${vars.space[4]} ${vars.space[8]}`,
  "@media": { [below.tablet]: { display: "none" } },
});
export const ticks = widgetStyle({
  position: "relative",
  margin: `0 ${vars.space[8]}`,
  height: "16px",
  color: vars.color.muted,
  fontWeight: vars.weight.regular,
  ...typeStep("small"),
});
export const tick = widgetStyle({ position: "absolute", transform: "translateX(-50%)" });
export const nameColumn = widgetStyle({ width: "200px", "@media": { [below.tablet]: { width: "auto" } } });
export const numberColumn = widgetStyle({ width: "56px" });
export const pillarRow = widgetStyle({ borderTop: `1px solid ${vars.color.line}` });
export const pillarName = widgetStyle({
  padding: `${vars.space[12]} 0`,
  fontWeight: vars.weight.regular,
  textAlign: "start",
});
export const nameLine = widgetStyle({ display: "flex", alignItems: "center", gap: vars.space[12] });
export const nameWords = widgetStyle({ display: "flex", flexDirection: "column" });
export const strong = widgetStyle({ fontWeight: vars.weight.strong });
export const number = widgetStyle({
  width: "56px",
  textAlign: "center",
  fontVariantNumeric: "tabular-nums",
  fontWeight: vars.weight.strong,
});

export const locked = widgetStyle({
  maxWidth: "560px",
  margin: "0 auto",
  display: "flex",
  flexDirection: "column",
  gap: vars.space[16],
});
