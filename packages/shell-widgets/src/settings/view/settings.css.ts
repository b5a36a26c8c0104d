import { below, focusRing, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

export const page = widgetStyle({
  display: "grid",
  gridTemplateColumns: "224px minmax(0, 1fr)",
  alignItems: "start",
  gap: vars.space[48],
  boxSizing: "border-box",
  width: "100%",
  maxWidth: `calc(1072px + 2 * ${vars.space[24]})`,
  margin: "0 auto",
  padding: `28px ${vars.space[24]} ${vars.space[64]}`,
  "@media": {
    [below.laptop]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: vars.space[20],
      padding: `${vars.space[16]} ${vars.space[16]} ${vars.space[64]}`,
    },
  },
});

export const side = widgetStyle({
  position: "sticky",
  top: vars.space[24],
  display: "grid",
  gap: vars.space[12],
  "@media": {
    [below.laptop]: { position: "static", display: "flex", alignItems: "center", justifyContent: "space-between" },
  },
});
export const heading = widgetStyle({ padding: `0 ${vars.space[12]}`, "@media": { [below.laptop]: { padding: 0 } } });
export const links = widgetStyle({
  display: "grid",
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": { [below.laptop]: { display: "none" } },
});
export const link = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  minHeight: "36px",
  padding: `0 ${vars.space[12]}`,
  borderRadius: vars.radius.field,
  color: vars.color.muted,
  textDecoration: "none",
  ...typeStep("base"),
  fontWeight: vars.weight.medium,
  selectors: {
    "&:hover": { color: vars.color.text, background: vars.color.fillQuiet },
    "&:focus-visible": focusRing,
  },
});
export const saved = widgetStyle({
  minHeight: "20px",
  padding: `0 ${vars.space[12]}`,
  "@media": { [below.laptop]: { padding: 0 } },
});

export const sections = widgetStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[32],
  minWidth: 0,
});
export const section = widgetStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[12],
  scrollMarginTop: vars.space[24],
  outline: "none",
});

export const line = widgetStyle({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: `${vars.space[8]} ${vars.space[12]}`,
  minHeight: "56px",
  padding: `${vars.space[8]} ${vars.space[20]}`,
  selectors: { "& + &": { borderTop: `1px solid ${vars.color.line}` } },
});
export const words = widgetStyle({
  flex: "1 1 140px",
  display: "grid",
  gap: "2px",
  minWidth: 0,
  overflowWrap: "anywhere",
});
export const lineTitle = widgetStyle({ fontWeight: vars.weight.medium });
export const control = widgetStyle({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: vars.space[8],
  maxWidth: "100%",
});
/** A field as wide as its neighbours. */
export const field = widgetStyle({
  width: "260px",
  maxWidth: "100%",
  "@media": { [below.tablet]: { width: "100%" } },
});
export const wideField = widgetStyle({ flex: "1 1 280px", minWidth: 0 });

export const mark = widgetStyle({
  display: "grid",
  placeItems: "center",
  width: "36px",
  height: "36px",
  borderRadius: vars.radius.tool,
  background: vars.color.fill,
  color: vars.color.muted,
  selectors: {
    '&[data-tone="attention"]': { background: vars.color.status.amber.fill, color: vars.color.status.amber.onFill },
  },
});

export const form = widgetStyle({ display: "grid", gap: vars.space[16] });
export const code = widgetStyle({
  ...typeStep("second"),
  fontFamily: vars.font.code,
  overflowWrap: "anywhere",
});
export const codes = widgetStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(130px, 1fr))",
  gap: vars.space[8],
  margin: 0,
  padding: vars.space[16],
  listStyle: "none",
  borderRadius: vars.radius.tool,
  background: vars.color.fillQuiet,
  fontFamily: vars.font.code,
});
/** Dark on light in both appearances: cameras read it so. */
export const qr = widgetStyle({
  justifySelf: "center",
  width: "200px",
  height: "200px",
  borderRadius: vars.radius.tool,
  background: "#ffffff",
  color: "#000000",
});
export const foot = widgetStyle({ display: "flex", flexWrap: "wrap", gap: vars.space[8] });
