import { below, focusRing, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";
import { inColumn, WIDTH } from "./column";

export const page = widgetStyle({ background: vars.color.surface, color: vars.color.text });

export const hero = widgetStyle({
  maxWidth: WIDTH,
  margin: "0 auto",
  padding: `${vars.space[64]} ${vars.space[24]} ${vars.space[80]}`,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 600px)",
  gap: "56px",
  alignItems: "center",
  "@media": {
    [below.desktop]: { gridTemplateColumns: "minmax(0, 1fr)", gap: "36px", maxWidth: "720px" },
    [below.tablet]: { padding: `${vars.space[24]} ${vars.space[20]} 72px` },
  },
});

export const heroTitle = widgetStyle({
  margin: 0,
  ...typeStep("hero"),
  fontWeight: vars.weight.hero,
  textWrap: "balance",
  "@media": { [below.tablet]: { fontSize: "34px", lineHeight: "40px" } },
});

export const heroWords = widgetStyle({
  margin: `${vars.space[20]} 0 ${vars.space[32]}`,
  maxWidth: "46ch",
  fontSize: "18px",
  lineHeight: "28px",
  color: vars.color.muted,
  "@media": { [below.tablet]: { ...typeStep("reading"), margin: `14px 0 ${vars.space[24]}` } },
});

export const heroActions = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[12],
  "@media": { [below.tablet]: { flexDirection: "column", alignItems: "stretch" } },
});

export const heroFacts = widgetStyle({
  listStyle: "none",
  display: "flex",
  flexWrap: "wrap",
  gap: `10px ${vars.space[20]}`,
  margin: `${vars.space[32]} 0 0`,
  padding: 0,
  "@media": { [below.tablet]: { marginTop: vars.space[16] } },
});

export const section = widgetStyle({
  ...inColumn,
  paddingBlock: vars.space[64],
  scrollMarginTop: vars.space[16],
  "@media": { [below.tablet]: { padding: `${vars.space[48]} ${vars.space[20]}` } },
});

export const sectionTitle = widgetStyle({
  margin: 0,
  ...typeStep("section"),
  fontWeight: vars.weight.hero,
  textWrap: "balance",
  "@media": { [below.tablet]: { fontSize: "26px", lineHeight: "32px" } },
});

export const lead = widgetStyle({
  margin: `${vars.space[8]} 0 0`,
  ...typeStep("reading"),
  color: vars.color.muted,
  maxWidth: "70ch",
});

export const modules = widgetStyle({
  listStyle: "none",
  display: "grid",
  gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
  gap: vars.space[16],
  margin: `${vars.space[32]} 0 0`,
  padding: 0,
  "@media": {
    [below.laptop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [below.tablet]: { gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[12], marginTop: vars.space[24] },
  },
});

export const moduleItem = widgetStyle({
  gridColumn: "span 2",
  display: "flex",
  selectors: { "&:nth-child(n+4)": { gridColumn: "span 3" } },
  "@media": { [below.laptop]: { gridColumn: "auto !important" } },
});

export const module = widgetStyle({
  position: "relative",
  flex: 1,
  display: "flex",
  flexDirection: "column",
  minHeight: "248px",
  overflow: "hidden",
  "@media": { [below.tablet]: { minHeight: 0 } },
});

export const moduleTile = widgetStyle({
  display: "grid",
  placeItems: "center",
  width: "40px",
  height: "40px",
  borderRadius: vars.radius.tile,
  background: vars.color.accent.soft,
  color: vars.color.accent.text,
  flex: "none",
});

export const moduleMotif = widgetStyle({
  position: "absolute",
  insetInlineEnd: 0,
  top: vars.space[16],
  width: "200px",
  height: "72px",
});
export const moduleFacts = widgetStyle({ display: "flex", gap: vars.space[8], marginTop: vars.space[16] });
export const moduleTitle = widgetStyle({
  margin: `${vars.space[4]} 0 ${vars.space[8]}`,
  ...typeStep("card"),
  fontWeight: vars.weight.strong,
});
export const moduleLink = widgetStyle({
  color: "inherit",
  textDecoration: "none",
  "::after": { content: "''", position: "absolute", inset: 0, borderRadius: vars.radius.card },
  selectors: {
    "&:hover": { textDecoration: "underline" },
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": { ...focusRing, outlineOffset: "-2px" },
  },
});
export const moduleWords = widgetStyle({
  margin: 0,
  ...typeStep("description"),
  color: vars.color.muted,
  textWrap: "pretty",
  maxWidth: "52ch",
});
export const workshops = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: "6px",
  marginTop: "auto",
  paddingTop: vars.space[16],
});

export const how = widgetStyle({ background: vars.color.canvas, borderBlock: `1px solid ${vars.color.line}` });

export const stages = widgetStyle({
  listStyle: "none",
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: vars.space[32],
  margin: `${vars.space[32]} 0 0`,
  padding: 0,
  "@media": { [below.tablet]: { gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[24] } },
});

export const stageHead = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
  marginBottom: vars.space[16],
});
export const stageLine = widgetStyle({
  flex: 1,
  height: "1px",
  background: vars.color.lineStrong,
  selectors: { "li:last-child &": { visibility: "hidden" } },
  "@media": { [below.tablet]: { visibility: "hidden" } },
});
export const stageTitle = widgetStyle({ margin: 0, ...typeStep("reading"), fontWeight: vars.weight.strong });
export const stageWords = widgetStyle({
  margin: `${vars.space[4]} 0 0`,
  ...typeStep("description"),
  color: vars.color.muted,
});

export const turn = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[24],
  margin: `40px 0`,
  padding: `${vars.space[16]} ${vars.space[20]}`,
  "@media": { [below.laptop]: { flexDirection: "column", alignItems: "stretch", gap: vars.space[16] } },
});
export const turnTitle = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: "10px",
  whiteSpace: "nowrap",
  fontWeight: vars.weight.strong,
});
export const turnFace = widgetStyle({
  width: "28px",
  height: "28px",
  borderRadius: vars.radius.full,
  overflow: "hidden",
  display: "block",
});
export const turnBars = widgetStyle({
  listStyle: "none",
  display: "flex",
  flex: 1,
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  "@media": { [below.tablet]: { flexDirection: "column" } },
});
export const turnBar = widgetStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[8],
  minHeight: "44px",
  padding: "0 14px",
  borderRadius: vars.radius.tool,
  ...typeStep("second"),
  fontWeight: vars.weight.medium,
  whiteSpace: "nowrap",
  selectors: {
    '&[data-part="questions"]': { flexGrow: 8, background: vars.color.accent.solid, color: vars.color.accent.onSolid },
    '&[data-part="open"]': {
      flexGrow: 4,
      background: vars.color.accent.softHover,
      color: vars.color.accent.strongText,
    },
    '&[data-part="evaluation"]': { flexGrow: 4, background: vars.color.fillHover },
  },
});
export const turnNext = widgetStyle({ "@media": { [below.laptop]: { display: "none" } } });

export const principles = widgetStyle({
  listStyle: "none",
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: vars.space[32],
  margin: 0,
  padding: 0,
  scrollMarginTop: vars.space[24],
  color: vars.color.accent.text,
  "@media": {
    [below.laptop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [below.tablet]: { gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[24] },
  },
});
export const principleTitle = widgetStyle({
  margin: `10px 0 0`,
  ...typeStep("reading"),
  fontWeight: vars.weight.strong,
  color: vars.color.text,
});
export const principleWords = widgetStyle({
  margin: `${vars.space[4]} 0 0`,
  ...typeStep("base"),
  color: vars.color.muted,
});
export const foot = widgetStyle({
  ...inColumn,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: vars.space[24],
  paddingBlock: vars.space[20],
  ...typeStep("second"),
  color: vars.color.muted,
});
export const footLinks = widgetStyle({ display: "flex", flexWrap: "wrap", gap: vars.space[24] });
