import { below, focusRing, low, truncate, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

export const dashboard = widgetStyle({
  display: "flex",
  flexDirection: "column",
  height: "100dvh",
  overflow: "hidden",
  // Labels over pictures stay under dialogs and menus, which are put beside this element.
  isolation: "isolate",
  background: vars.color.stage,
  color: vars.color.text,
  fontFamily: vars.font.text,
  ...typeStep("base"),
});

/** Compact mode: the same order in smaller bars and gaps. */
const COMPACT = `${dashboard}[data-compact] &`;

export const top = widgetStyle({
  display: "flex",
  flex: "none",
  alignItems: "center",
  gap: vars.space[16],
  height: "56px",
  boxSizing: "border-box",
  paddingInline: `${vars.space[12]} ${vars.space[20]}`,
  background: vars.color.surface,
  borderBottom: `1px solid ${vars.color.line}`,
  selectors: { [COMPACT]: { height: "44px" } },
  "@media": {
    [below.tablet]: { gap: vars.space[8], paddingInline: `${vars.space[8]} ${vars.space[16]}` },
    [low]: { height: "44px" },
  },
});
export const back = widgetStyle({ margin: 0, flex: "none" });
/** Between two parts; with no clock after it there is nothing to part. */
export const rule = widgetStyle({
  flex: "none",
  width: "1px",
  height: "20px",
  background: vars.color.track,
  selectors: {
    "&:last-child": { display: "none" },
    // Where there is no clock, only what it says to screen readers follows.
    "&:has(+ [role=status]:last-child)": { display: "none" },
  },
});
export const titles = widgetStyle({
  display: "flex",
  alignItems: "baseline",
  gap: vars.space[8],
  minWidth: 0,
  "@media": { [below.laptop]: { flexDirection: "column", gap: 0 } },
});
export const title = widgetStyle({
  margin: 0,
  ...typeStep("description"),
  fontWeight: vars.weight.strong,
  ...truncate,
});
export const subtitle = widgetStyle({ ...truncate, color: vars.color.muted, ...typeStep("second") });
export const phase = widgetStyle({ flex: "none" });
export const grow = widgetStyle({ flex: 1 });
export const phoneTitles = widgetStyle({ display: "flex", flexDirection: "column", flex: 1, minWidth: 0 });
export const phoneLine = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  color: vars.color.muted,
  whiteSpace: "nowrap",
  ...typeStep("small"),
});
export const phoneWords = widgetStyle({ minWidth: 0, overflow: "hidden", textOverflow: "ellipsis" });

export const main = widgetStyle({
  display: "flex",
  flex: 1,
  minHeight: 0,
  gap: vars.space[12],
  padding: vars.space[12],
  selectors: { [COMPACT]: { gap: vars.space[4], padding: vars.space[4] } },
});
export const centre = widgetStyle({
  display: "flex",
  flex: 1,
  flexDirection: "column",
  gap: vars.space[12],
  minWidth: 0,
  selectors: { [COMPACT]: { gap: vars.space[4] } },
  "@media": { [low]: { overflowY: "auto" } },
});
export const strip = widgetStyle({ flex: "none", minHeight: "36px" });
export const work = widgetStyle({
  display: "flex",
  flex: 1,
  minHeight: 0,
  selectors: { "&[data-stacked]": { flexDirection: "column", gap: vars.space[12] } },
  // In a low window there is no room for all at once: what is between the bars is scrolled.
  "@media": { [low]: { flex: "1 0 280px", selectors: { "&[data-stacked]": { flexBasis: "480px" } } } },
});
export const stage = widgetStyle({
  flex: "0 0 auto",
  minWidth: 0,
  minHeight: 0,
  selectors: {
    "&[data-alone]": { flex: 1 },
    // A column of small tiles; the splitter's room stays free.
    "&[data-small]": { width: "200px", marginInlineEnd: vars.space[12] },
    [`${work}[data-stacked] &`]: { flex: "1 1 55%" },
  },
});
export const workspace = widgetStyle({
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  selectors: { [`${work}[data-stacked] &`]: { flex: "1 1 45%" } },
});

export const rail = widgetStyle({
  display: "flex",
  flex: "none",
  flexDirection: "column",
  width: "352px",
  selectors: { [COMPACT]: { width: "320px" } },
  overflow: "hidden",
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.card,
});
export const railInside = widgetStyle({
  display: "flex",
  flex: 1,
  flexDirection: "column",
  minHeight: 0,
  height: "100%",
});
export const railHead = widgetStyle({
  display: "flex",
  flex: "none",
  alignItems: "center",
  gap: vars.space[4],
  padding: `${vars.space[12]} ${vars.space[12]} 0`,
});
export const railChoice = widgetStyle({ flex: 1, minWidth: 0 });
export const railTab = widgetStyle({ display: "inline-flex", alignItems: "center", gap: vars.space[4] });
export const peopleAndNotes = widgetStyle({ display: "flex", flexDirection: "column", minHeight: "100%" });
/** At the foot, so that the people have the room; in the hot seat one's notes are the work. */
export const notes = widgetStyle({
  display: "flex",
  flex: "0 1 184px",
  flexDirection: "column",
  marginBlockStart: "auto",
  selectors: {
    "&[data-large]": { flexGrow: 1, marginBlockStart: 0 },
    "&:not(:empty)": { borderTop: `1px solid ${vars.color.line}` },
  },
  "@media": { [below.tablet]: { flexBasis: "auto" } },
});
export const railBody = widgetStyle({ flex: 1, minHeight: 0, overflowY: "auto" });

export const foot = widgetStyle({ flex: "none" });

export const phone = widgetStyle({
  display: "flex",
  flex: 1,
  flexDirection: "column",
  gap: vars.space[8],
  minHeight: 0,
  padding: vars.space[8],
  selectors: { "&:focus-visible": { ...focusRing, outlineOffset: "-4px" } },
  "@media": { [low]: { overflowY: "auto" } },
});
export const phoneStage = widgetStyle({
  flex: "none",
  height: "204px",
  selectors: {
    [`${phone}[data-panel="call"] &`]: { flex: 1, height: "auto", minHeight: 0 },
    // The evaluation needs the height: question, scale, anchors and comment in one view.
    [`${phone}[data-panel="evaluate"] &`]: { height: "120px" },
    // The people and, in view below them, the notes.
    [`${phone}[data-panel="people"] &`]: { height: "120px" },
  },
  "@media": {
    [low]: { height: "120px", selectors: { [`${phone}[data-panel="call"] &`]: { flex: "1 0 280px" } } },
  },
});
export const phonePanel = widgetStyle({
  flex: 1,
  minHeight: 0,
  overflowY: "auto",
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.card,
  "@media": { [low]: { flex: "none", height: "400px" } },
});
