import { from, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

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
/** Under the summary: the button that rewrites it, or the progress. */
export const writing = widgetStyle({ marginTop: vars.space[12] });
