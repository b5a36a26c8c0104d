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

export const short = widgetStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[24],
  "@media": { [from.laptop]: { gridTemplateColumns: "minmax(0, 1fr) 340px" } },
});
export const shortWords = widgetStyle({ display: "flex", flexDirection: "column", gap: vars.space[8] });
export const source = widgetStyle({ whiteSpace: "normal" });
export const reading = widgetStyle({ margin: 0, maxWidth: "70ch", whiteSpace: "pre-line", ...typeStep("reading") });
export const tryNext = widgetStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: vars.space[4],
  padding: vars.space[16],
  borderRadius: vars.radius.tile,
  background: vars.color.accent.quiet,
});
export const tryTitle = widgetStyle({ fontWeight: vars.weight.strong, ...typeStep("description") });
export const tryText = widgetStyle({ margin: `0 0 ${vars.space[8]}`, color: vars.color.muted, ...typeStep("second") });

export const sectionTitle = widgetStyle({
  margin: `${vars.space[16]} 0 ${vars.space[12]}`,
  fontWeight: vars.weight.strong,
  ...typeStep("card"),
});
export const quotes = widgetStyle({
  display: "grid",
  gap: vars.space[16],
  margin: 0,
  padding: 0,
  listStyle: "none",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 300px), 1fr))",
});
export const quote = widgetStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[12],
  height: "100%",
  margin: 0,
  boxSizing: "border-box",
});
export const quoteHead = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  minHeight: "28px",
  ...typeStep("second"),
});
export const grow = widgetStyle({ flex: 1 });
export const quoteText = widgetStyle({
  margin: 0,
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
  ...typeStep("reading"),
});
export const rater = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  marginTop: "auto",
  ...typeStep("second"),
});

export const questionsHead = widgetStyle({
  padding: `${vars.space[20]} ${vars.space[24]} ${vars.space[12]}`,
  "@media": { [below.tablet]: { padding: vars.space[16] } },
});
export const questions = widgetStyle({ margin: 0, padding: 0, listStyle: "none" });
export const questionRow = widgetStyle({
  display: "grid",
  gridTemplateColumns: "20px minmax(0, 1fr) 260px 72px 48px",
  gap: `0 ${vars.space[20]}`,
  alignItems: "center",
  padding: `${vars.space[12]} ${vars.space[24]}`,
  borderTop: `1px solid ${vars.color.line}`,
  "@media": {
    [below.laptop]: { gridTemplateColumns: "20px minmax(0, 1fr) 48px", padding: vars.space[16] },
  },
});
export const questionNumber = widgetStyle({
  color: vars.color.muted,
  fontVariantNumeric: "tabular-nums",
  alignSelf: "start",
});
export const questionText = widgetStyle({ margin: 0, color: vars.color.muted });
export const questionSpread = widgetStyle({
  "@media": { [below.laptop]: { gridColumn: "2", gridRow: "2", marginTop: vars.space[8] } },
});
export const questionRange = widgetStyle({
  color: vars.color.muted,
  whiteSpace: "nowrap",
  ...typeStep("small"),
  "@media": { [below.laptop]: { gridColumn: "3", gridRow: "2", marginTop: vars.space[8], justifySelf: "end" } },
});
export const questionMean = widgetStyle({ justifySelf: "end" });
export const written = widgetStyle({ gridColumn: "2 / -1", marginTop: vars.space[4] });
export const writtenHead = widgetStyle({
  width: "fit-content",
  minHeight: "24px",
  cursor: "pointer",
  color: vars.color.accent.text,
  ...typeStep("small"),
});
export const writtenText = widgetStyle({
  margin: `${vars.space[8]} 0 0`,
  maxWidth: "70ch",
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
  ...typeStep("base"),
});

export const locked = widgetStyle({
  maxWidth: "560px",
  margin: "0 auto",
  display: "flex",
  flexDirection: "column",
  gap: vars.space[16],
});
/** Under the summary: the way to have it written anew, or how that goes. */
export const writing = widgetStyle({ marginTop: vars.space[12] });
