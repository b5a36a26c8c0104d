import { below, focusRing, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

/** Too narrow for the seats on one line. */
const TIGHT = "screen and (max-width: 359.98px)";

/** The columns of all rows: seats stand under seats, however long the actions of one day or language are. */
export const columns = widgetStyle({
  display: "grid",
  gridTemplateColumns: "112px minmax(0, 1fr) 96px 250px minmax(140px, auto)",
  columnGap: vars.space[16],
  "@media": {
    [below.laptop]: { gridTemplateColumns: "92px minmax(0, 1fr) 200px minmax(130px, auto)" },
    [below.tablet]: { gridTemplateColumns: "76px minmax(0, 1fr)", columnGap: vars.space[12] },
  },
});

/** Spans all columns and uses them (subgrid). */
const inColumns = { display: "grid", gridColumn: "1 / -1", gridTemplateColumns: "subgrid" } as const;
export const spans = widgetStyle(inColumns);

export const list = widgetStyle({ ...inColumns, listStyle: "none", margin: 0, padding: 0 });

export const row = widgetStyle({
  ...inColumns,
  position: "relative",
  alignItems: "center",
  minHeight: "64px",
  padding: `10px ${vars.space[20]}`,
  selectors: {
    "& + &": { borderTop: `1px solid ${vars.color.line}` },
    "&:hover": { background: vars.color.fillQuiet },
    "&:first-child": { borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0` },
    "&:last-child": { borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}` },
    "&:only-child": { borderRadius: vars.radius.card },
  },
  "@media": {
    [below.tablet]: { padding: `${vars.space[12]} ${vars.space[16]}` },
  },
});

/** On a phone the text follows the time; the action is beside it, or below where it would squeeze it. */
export const body = widgetStyle({
  display: "contents",
  "@media": {
    [below.tablet]: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: `${vars.space[8]} ${vars.space[12]}`,
      minWidth: 0,
    },
  },
});

/** A line under the title that may be long. */
export const note = widgetStyle({ overflowWrap: "anywhere" });

/** Never narrower than its longest word, so that no word breaks that fits the row. */
export const words = widgetStyle({
  display: "contents",
  "@media": {
    [below.tablet]: {
      flex: "1 1 128px",
      maxWidth: "100%",
      display: "flex",
      flexDirection: "column",
      gap: vars.space[4],
    },
  },
});

export const when = widgetStyle({
  display: "flex",
  flexDirection: "column",
  "@media": { [below.tablet]: { alignSelf: "start" } },
});
export const time = widgetStyle({
  ...typeStep("reading"),
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
});

export const what = widgetStyle({ display: "flex", flexDirection: "column", minWidth: 0 });

/** The row's one link covers the whole row; its action is above it. */
export const rowLink = widgetStyle({
  color: "inherit",
  textDecoration: "none",
  fontWeight: vars.weight.strong,
  maxWidth: "100%",
  overflowWrap: "break-word",
  "::after": { content: "''", position: "absolute", inset: 0, borderRadius: vars.radius.card },
  selectors: {
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": { ...focusRing, outlineOffset: "-2px" },
  },
});

/** A column where there is space, else the end of the line under the title: no row is without it. */
export const languageColumn = widgetStyle({ "@media": { [below.laptop]: { display: "none" } } });
export const languageInline = widgetStyle({
  display: "none",
  "@media": { [below.laptop]: { display: "inline" } },
});

export const seats = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
  whiteSpace: "nowrap",
  "@media": { [TIGHT]: { flexWrap: "wrap" } },
});

export const action = widgetStyle({
  position: "relative",
  display: "flex",
  justifyContent: "flex-end",
  "@media": { [below.tablet]: { maxWidth: "100%" } },
});

/** Buttons in rows are finger-high on small screens, and higher where their words do not fit on a line. */
export const rowButton = widgetStyle({
  "@media": {
    [below.tablet]: { flexShrink: 1, height: "auto", minHeight: "44px", whiteSpace: "normal", textAlign: "center" },
  },
});
