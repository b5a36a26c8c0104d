import { below, typeStep, vars, visuallyHidden, widgetStyle } from "@hotseat/ui/tokens";

export const page = widgetStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: vars.space[16],
  minWidth: 0,
});
export const head = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[8],
  minHeight: "32px",
});
export const title = widgetStyle({ flex: "1 1 auto" });

export const filters = widgetStyle({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[8] });
export const search = widgetStyle({
  flex: "0 1 260px",
  "@media": { [below.tablet]: { flex: "1 1 100%" } },
});

export const state = widgetStyle({ padding: vars.space[24] });

export const person = widgetStyle({ display: "flex", alignItems: "center", gap: vars.space[12], minWidth: "180px" });
export const words = widgetStyle({ display: "grid", minWidth: 0 });
export const name = widgetStyle({ fontWeight: vars.weight.medium, overflowWrap: "anywhere" });
export const address = widgetStyle({ overflowWrap: "anywhere" });

export const moment = widgetStyle({
  color: vars.color.muted,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});

/** Actions of a whole page, beside its title. */
export const pageActions = widgetStyle({ display: "flex", flexWrap: "wrap", gap: vars.space[8] });
/** Actions of a row, at its end. */
export const actions = widgetStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: vars.space[4],
});

export const foot = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[8],
  minHeight: "48px",
  padding: `${vars.space[8]} ${vars.space[16]}`,
  borderTop: `1px solid ${vars.color.line}`,
});
export const shown = widgetStyle({
  ...typeStep("second"),
  color: vars.color.muted,
  fontVariantNumeric: "tabular-nums",
});

export const form = widgetStyle({ display: "grid", gap: vars.space[16] });

/** Column headers; a narrow screen shows each row as a card, without columns. */
export const header = widgetStyle({ "@media": { [below.tablet]: visuallyHidden } });
/** Header of the column of actions. */
export const endHeader = widgetStyle({ textAlign: "end", "@media": { [below.tablet]: visuallyHidden } });
export const row = widgetStyle({
  "@media": {
    [below.tablet]: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: `${vars.space[4]} ${vars.space[12]}`,
      height: "auto",
      padding: `${vars.space[12]} ${vars.space[16]}`,
    },
  },
});
export const cell = widgetStyle({ "@media": { [below.tablet]: { padding: 0 } } });
/** The cell that has a line of the card for itself, beside its selection. */
export const mainCell = widgetStyle({ "@media": { [below.tablet]: { padding: 0, flex: "1 1 60%" } } });
/** The cell at the card's end. */
export const endCell = widgetStyle({ "@media": { [below.tablet]: { padding: 0, marginInlineStart: "auto" } } });

/** Actions on the selected rows; floats over the foot of the page. */
export const bulk = widgetStyle({
  position: "sticky",
  bottom: vars.space[16],
  zIndex: vars.depth.pill,
  justifySelf: "center",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[8],
  maxWidth: "100%",
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderRadius: vars.radius.card,
  background: vars.color.inverse,
  color: vars.color.onInverse,
  boxShadow: vars.shadow.float,
});
export const bulkCount = widgetStyle({
  padding: `0 ${vars.space[8]}`,
  fontWeight: vars.weight.strong,
  // On a phone the count has a line of its own, with the closing button at its end.
  "@media": { [below.tablet]: { flex: "1 1 calc(100% - 60px)", boxSizing: "border-box" } },
});
export const bulkNote = widgetStyle({ marginInlineStart: vars.space[8], fontWeight: vars.weight.regular });
export const bulkButton = widgetStyle({
  margin: 0,
  color: vars.color.onInverse,
  selectors: { "&:hover, &:focus-visible": { background: vars.color.onInverse, color: vars.color.inverse } },
  "@media": { [below.tablet]: { selectors: { "&:not(:last-child)": { order: 1 } } } },
});
