import { below, focusRing, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

/** Too narrow for the seats on one line. */
const TIGHT = "screen and (max-width: 359.98px)";

export const page = widgetStyle({
  width: "100%",
  maxWidth: `calc(1072px + 2 * ${vars.space[24]})`,
  margin: "0 auto",
  padding: `28px ${vars.space[24]} ${vars.space[64]}`,
  "@media": { [below.tablet]: { padding: `${vars.space[16]} ${vars.space[16]} ${vars.space[64]}` } },
});

export const title = widgetStyle({ marginBottom: vars.space[16] });

export const next = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[24],
  padding: `${vars.space[20]} ${vars.space[24]}`,
  minHeight: "128px",
  "@media": {
    [below.tablet]: { flexDirection: "column", alignItems: "stretch", gap: vars.space[16], padding: vars.space[16] },
  },
});

export const nextWords = widgetStyle({ flex: 1, minWidth: 0 });

export const nextTitle = widgetStyle({
  margin: `6px 0 ${vars.space[8]}`,
  ...typeStep("clock"),
  fontWeight: vars.weight.strong,
});

export const nextLink = widgetStyle({
  color: "inherit",
  textDecoration: "none",
  borderRadius: vars.radius.small,
  selectors: { "&:hover": { textDecoration: "underline" }, "&:focus-visible": focusRing },
});

export const nextFacts = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[8]} ${vars.space[20]}`,
});

export const nextEnd = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[24],
  "@media": { [below.tablet]: { flexWrap: "wrap", justifyContent: "space-between", gap: vars.space[12] } },
});

/** Where its words do not fit on a line beside nothing, it is as high as they are. */
export const nextButton = widgetStyle({
  "@media": {
    [below.tablet]: {
      flexShrink: 1,
      height: "auto",
      minHeight: "48px",
      paddingBlock: vars.space[8],
      whiteSpace: "normal",
      textAlign: "center",
    },
  },
});

export const countdown = widgetStyle({
  display: "flex",
  flexDirection: "column",
  textAlign: "end",
  "@media": { [below.tablet]: { textAlign: "start" } },
});

export const countdownDigits = widgetStyle({
  ...typeStep("section"),
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});

export const tabs = widgetStyle({
  marginTop: vars.space[20],
  overflowX: "auto",
  scrollbarWidth: "none",
  "@media": { [below.tablet]: { marginInline: `calc(-1 * ${vars.space[16]})`, paddingInline: vars.space[16] } },
});

export const filters = widgetStyle({
  // What only screen readers are told stays within it, however far it goes on.
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  marginTop: vars.space[12],
  padding: `${vars.space[4]} 0`,
  flexWrap: "wrap",
  "@media": {
    [below.tablet]: {
      flexWrap: "nowrap",
      overflowX: "auto",
      scrollbarWidth: "none",
      marginInline: `calc(-1 * ${vars.space[16]})`,
      paddingInline: vars.space[16],
    },
  },
});

export const summary = widgetStyle({
  marginInlineStart: "auto",
  whiteSpace: "nowrap",
  "@media": { [below.tablet]: { display: "none" } },
});

export const dateFields = widgetStyle({
  display: "grid",
  gap: vars.space[12],
  padding: vars.space[4],
});

export const choices = widgetStyle({ maxHeight: "320px", overflowY: "auto" });

export const day = widgetStyle({
  margin: "18px 0 8px",
  ...typeStep("second"),
  fontWeight: vars.weight.medium,
  color: vars.color.muted,
});

export const list = widgetStyle({ listStyle: "none", margin: 0, padding: 0 });

export const row = widgetStyle({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "92px minmax(0, 1fr) 96px 250px minmax(120px, auto)",
  alignItems: "center",
  gap: vars.space[16],
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
    [below.laptop]: { gridTemplateColumns: "72px minmax(0, 1fr) 200px minmax(110px, auto)" },
    [below.tablet]: {
      gridTemplateColumns: "60px minmax(0, 1fr)",
      gap: vars.space[12],
      padding: `${vars.space[12]} ${vars.space[16]}`,
    },
  },
});

/** On a phone what follows the time is the words with the action beside them, or below where it would squeeze them. */
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

/** Never narrower than its longest word, so that no word is broken that the row has room for. */
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

/** The row's one link reaches over the whole row; its action lies above. */
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

export const language = widgetStyle({ "@media": { [below.laptop]: { display: "none" } } });

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

export const more = widgetStyle({ display: "flex", justifyContent: "center", marginTop: vars.space[20] });
export const state = widgetStyle({ marginTop: vars.space[16] });
export const bones = widgetStyle({ display: "flex", flexDirection: "column", gap: vars.space[8] });
