import { below, focusRing, plainButton, typeStep, vars, visuallyHidden, widgetStyle } from "@hotseat/ui/tokens";
import { TOUCH } from "../../shared/view/part.css";

export const panel = widgetStyle({
  display: "flex",
  flexDirection: "column",
  height: "100%",
  minHeight: 0,
  color: vars.color.text,
  ...typeStep("base"),
});

/** Only what is in the chosen view scrolls: whom it is about and the views stay above it. */
export const body = widgetStyle({
  flex: 1,
  minHeight: 0,
  display: "flex",
  flexDirection: "column",
  paddingTop: vars.space[8],
});
export const personLine = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  paddingInline: vars.space[16],
  "@media": { [below.tablet]: { minHeight: TOUCH, paddingInline: vars.space[12] } },
});
export const person = widgetStyle({
  ...plainButton,
  flex: 1,
  minWidth: 0,
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  minHeight: "36px",
  padding: `0 ${vars.space[4]}`,
  borderRadius: vars.radius.tool,
  textAlign: "start",
  selectors: { "&:focus-visible": focusRing, "&:hover": { background: vars.color.fillQuiet } },
  "@media": { [below.tablet]: { minHeight: TOUCH } },
});

export const personWords = widgetStyle({ flex: 1, minWidth: 0, display: "flex", flexDirection: "column" });
export const personName = widgetStyle({ fontWeight: vars.weight.strong, ...typeStep("base") });

export const tabs = widgetStyle({
  flex: 1,
  minHeight: 0,
  display: "flex",
  flexDirection: "column",
  marginTop: vars.space[4],
});
/** On a phone the views are in the person's menu while one scores: what is scored has the height. */
export const tabList = widgetStyle({
  marginInline: vars.space[16],
  "@media": {
    [below.tablet]: { marginInline: vars.space[12], selectors: { [`${panel}[data-scores] &`]: { display: "none" } } },
  },
});
export const roleLine = widgetStyle({
  color: vars.color.muted,
  ...typeStep("small"),
  "@media": { [below.tablet]: { selectors: { [`${panel}[data-scores] &`]: { display: "none" } } } },
});
/** The title of the open row, where the form shows one row at a time. */
export const openLine = widgetStyle({
  display: "none",
  color: vars.color.muted,
  ...typeStep("small"),
  "@media": { [below.tablet]: { display: "inline" } },
});
export const tabPanel = widgetStyle({
  flex: 1,
  minHeight: 0,
  flexDirection: "column",
  overflowY: "auto",
  paddingBlock: vars.space[8],
  paddingInline: vars.space[16],
  "@media": { [below.tablet]: { paddingInline: vars.space[12] } },
  selectors: {
    '&[data-state="active"]': { display: "flex" },
    // The pillars have their own foot, which reaches to the very end.
    [`${panel}[data-view="pillars"] &`]: { paddingBottom: 0 },
  },
});

/** For listening only: it takes no part in the layout. */
export const watched = widgetStyle({ display: "contents" });

export const due = widgetStyle({
  flex: "none",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[8],
  marginBottom: vars.space[12],
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderRadius: vars.radius.tool,
  background: vars.color.accent.quiet,
  color: vars.color.text,
});
export const composing = widgetStyle({ flex: "none", marginBottom: vars.space[12] });
export const asked = widgetStyle({
  margin: 0,
  minHeight: typeStep("small").lineHeight,
  color: vars.color.muted,
  ...typeStep("small"),
});

export const jump = widgetStyle({
  ...plainButton,
  color: vars.color.accent.text,
  ...typeStep("small"),
  selectors: { "&:focus-visible": focusRing, "&:hover": { textDecoration: "underline" } },
});

export const states = widgetStyle({ listStyle: "none", margin: 0, padding: 0 });
export const state = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  minHeight: "32px",
  "@media": { [below.tablet]: { minHeight: TOUCH } },
});
export const stateName = widgetStyle({ flex: 1, minWidth: 0, overflowWrap: "anywhere" });
export const stateWhy = widgetStyle({ display: "block", color: vars.color.muted, ...typeStep("small") });

/** Steps and words over the buttons; on a phone one row of 44: steps and saved state over the words, beside the one button. */
export const foot = widgetStyle({
  flex: "none",
  display: "flex",
  flexDirection: "column",
  gap: vars.space[8],
  padding: `${vars.space[12]} ${vars.space[16]}`,
  borderTop: `1px solid ${vars.color.line}`,
  "@media": {
    [below.tablet]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto auto",
      gap: `${vars.space[4]} ${vars.space[12]}`,
      alignContent: "center",
      padding: `${vars.space[8]} ${vars.space[12]}`,
      borderTop: "none",
    },
  },
});
/** On a phone its parts are the foot's own. */
const inFoot = { [below.tablet]: { display: "contents" } };
export const progress = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[12],
  rowGap: vars.space[4],
  color: vars.color.muted,
  ...typeStep("small"),
  "@media": inFoot,
});
export const progressSteps = widgetStyle({
  display: "flex",
  flex: 1,
  minWidth: "96px",
  "@media": { [below.tablet]: { gridArea: "1 / 1" } },
});
export const progressWords = widgetStyle({
  fontVariantNumeric: "tabular-nums",
  // A line of its own under the steps and the saved state: both counts fit on it in every language.
  "@media": { [below.tablet]: { gridArea: "2 / 1 / 3 / 3" } },
});
/** For the button that is off; to the eye the steps say it, and no line comes and goes under what is being written. */
export const missing = widgetStyle({ ...visuallyHidden });
export const actions = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  flexWrap: "wrap",
  "@media": inFoot,
});
/** Words that have no room beside the buttons are above them. */
export const saved = widgetStyle({
  flex: "1 0 auto",
  maxWidth: "100%",
  display: "flex",
  // It takes the focus of a button that disappears.
  selectors: { "&:focus": { outline: "none" } },
  "@media": { [below.tablet]: { gridArea: "1 / 2" } },
});
/** On a phone a draft is saved by itself, and by the person's menu. */
export const saveDraft = widgetStyle({ "@media": { [below.tablet]: { display: "none" } } });
export const submit = widgetStyle({
  "@media": { [below.tablet]: { gridArea: "1 / 3 / 3 / 4", alignSelf: "center", height: TOUCH } },
});
/** Why it was refused. */
export const refused = widgetStyle({ "@media": { [below.tablet]: { gridColumn: "1 / -1" } } });
