import { below, focusRing, from, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

export const page = widgetStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[16],
  width: "100%",
  maxWidth: `calc(1200px + 2 * ${vars.space[24]})`,
  margin: "0 auto",
  padding: `28px ${vars.space[24]} ${vars.space[64]}`,
  "@media": { [below.tablet]: { padding: `${vars.space[16]} ${vars.space[16]} ${vars.space[64]}` } },
});

export const person = widgetStyle({ display: "flex", alignItems: "center", gap: vars.space[16], minWidth: 0 });
export const words = widgetStyle({ display: "grid", gap: "2px", minWidth: 0, overflowWrap: "anywhere" });

export const lists = widgetStyle({
  display: "grid",
  alignItems: "start",
  gap: vars.space[16],
  "@media": { [from.laptop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
});

export const head = widgetStyle({
  padding: `${vars.space[16]} ${vars.space[20]}`,
  selectors: { "&:focus": { outline: "none" } },
});
export const state = widgetStyle({ padding: `0 ${vars.space[20]} ${vars.space[20]}` });
export const list = widgetStyle({ listStyle: "none", margin: 0, padding: 0 });

export const row = widgetStyle({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "64px minmax(0, 1fr) auto auto",
  alignItems: "center",
  gap: vars.space[12],
  minHeight: "60px",
  padding: `10px ${vars.space[20]}`,
  borderTop: `1px solid ${vars.color.line}`,
  selectors: {
    "&:has(a):hover": { background: vars.color.fillQuiet },
    "&:last-child": { borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}` },
  },
  "@media": {
    [below.tablet]: { gridTemplateColumns: "56px minmax(0, 1fr) auto auto", paddingInline: vars.space[16] },
  },
});

/** The row's one link reaches over the whole row. */
export const link = widgetStyle({
  ...typeStep("base"),
  color: "inherit",
  textDecoration: "none",
  fontWeight: vars.weight.strong,
  overflowWrap: "anywhere",
  "::after": { content: "''", position: "absolute", inset: 0 },
  selectors: {
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": { ...focusRing, outlineOffset: "-2px" },
  },
});

export const day = widgetStyle({ ...typeStep("second"), color: vars.color.muted });
export const chevron = widgetStyle({ color: vars.color.muted });
export const end = widgetStyle({ display: "flex", alignItems: "center", justifyContent: "end", gap: vars.space[8] });
export const more = widgetStyle({
  display: "flex",
  justifyContent: "center",
  padding: vars.space[12],
  borderTop: `1px solid ${vars.color.line}`,
});

/** A second link of a row, over the first one. */
export const over = widgetStyle({ position: "relative", whiteSpace: "nowrap" });

export const calendar = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[12],
  padding: `${vars.space[16]} ${vars.space[20]}`,
});
