import { below, focusRing, from, plainButton, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";
import { TOUCH } from "../part.css";

/** How high the edge is over which a text fades. */
const FADE = vars.space[16];

export const panel = widgetStyle({
  display: "flex",
  flexDirection: "column",
  height: "100%",
  minHeight: 0,
  color: vars.color.text,
  ...typeStep("base"),
});

export const body = widgetStyle({
  flex: 1,
  minHeight: 0,
  display: "flex",
  flexDirection: "column",
  overflowY: "auto",
  padding: `${vars.space[12]} ${vars.space[16]}`,
  // The pillars have their own foot, which reaches to the very end.
  selectors: { [`${panel}[data-view="pillars"] > &`]: { paddingBottom: 0 } },
});

export const person = widgetStyle({
  ...plainButton,
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
  width: "100%",
  minHeight: TOUCH,
  padding: vars.space[4],
  borderRadius: vars.radius.tool,
  textAlign: "start",
  selectors: { "&:focus-visible": focusRing, "&:hover": { background: vars.color.fillQuiet } },
});

export const personWords = widgetStyle({ flex: 1, minWidth: 0, display: "flex", flexDirection: "column" });
export const personName = widgetStyle({ fontWeight: vars.weight.strong, ...typeStep("base") });
export const muted = widgetStyle({ color: vars.color.muted, ...typeStep("small") });

export const tabs = widgetStyle({
  flex: 1,
  minHeight: 0,
  display: "flex",
  flexDirection: "column",
  marginTop: vars.space[4],
});
export const tabPanel = widgetStyle({
  flex: 1,
  minHeight: 0,
  flexDirection: "column",
  paddingTop: vars.space[12],
  selectors: { '&[data-state="active"]': { display: "flex" } },
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
export const head = widgetStyle({ display: "flex", alignItems: "flex-start", gap: vars.space[8], flex: "none" });
export const headWords = widgetStyle({ flex: 1, minWidth: 0 });
export const asked = widgetStyle({
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

export const pager = widgetStyle({ display: "flex", alignItems: "center", gap: vars.space[8], flex: "none" });
export const pagerButton = widgetStyle({ "@media": { [below.tablet]: { width: TOUCH, height: TOUCH } } });
export const count = widgetStyle({
  minWidth: "2.5em",
  textAlign: "center",
  color: vars.color.muted,
  fontVariantNumeric: "tabular-nums",
  ...typeStep("small"),
  "@media": { [below.tablet]: { display: "none" } },
});

export const question = widgetStyle({
  flex: "none",
  margin: `${vars.space[8]} 0 0`,
  color: vars.color.text,
  ...typeStep("base"),
});
/** A long question gives way to the comment under it and scrolls by itself, three lines at the least. */
export const longQuestion = widgetStyle({
  flex: "0 1 auto",
  minHeight: `calc(3 * ${vars.type.base.line})`,
  marginTop: vars.space[8],
});
/** No line is cut in two; the last one seen fades while there is more. */
export const longText = widgetStyle({
  // Browsers that cannot round cut where the room ends, and fade it all the same.
  maxHeight: ["100%", `round(down, 100%, ${vars.type.base.line})`],
  color: vars.color.text,
  ...typeStep("base"),
  selectors: {
    "&[data-more]::after": {
      content: "",
      position: "sticky",
      bottom: 0,
      display: "block",
      height: FADE,
      marginTop: `calc(-1 * ${FADE})`,
      background: `linear-gradient(transparent, ${vars.color.surface})`,
      pointerEvents: "none",
    },
  },
});
export const scores = widgetStyle({ flex: "none", marginTop: vars.space[12] });
export const anchors = widgetStyle({ flex: "none", margin: `${vars.space[12]} 0` });
/** At the end of what scrolls and over it: where a comment is written does not move, and is not cut off by the foot. */
const docked = {
  position: "sticky",
  bottom: 0,
  zIndex: 1,
  background: vars.color.surface,
  // Over what goes by underneath, down to the foot; above it fades.
  boxShadow: `0 ${vars.space[12]} 0 ${vars.color.surface}`,
} as const;
const dockedEdge = {
  content: "",
  position: "absolute",
  insetInline: 0,
  bottom: "100%",
  height: vars.space[12],
  background: `linear-gradient(transparent, ${vars.color.surface})`,
  pointerEvents: "none",
} as const;
const roomy = `${from.tablet} and (min-height: 720px)`;
export const comment = widgetStyle({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  gap: vars.space[8],
  selectors: { "&[data-held]": { ...docked, flex: "none", marginTop: "auto" }, "&[data-held]::before": dockedEdge },
  "@media": { [roomy]: { ...docked, selectors: { "&::before": dockedEdge } } },
});
/** At least three lines of comment with its name, and all the height that is left. */
export const field = widgetStyle({ flex: 1, minHeight: "116px", display: "flex", flexDirection: "column" });
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

export const foot = widgetStyle({
  flex: "none",
  display: "flex",
  flexDirection: "column",
  gap: vars.space[12],
  padding: `${vars.space[12]} ${vars.space[16]}`,
  borderTop: `1px solid ${vars.color.line}`,
});

export const progress = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[12],
  color: vars.color.muted,
  ...typeStep("small"),
});
export const progressWords = widgetStyle({ whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" });
export const progressBar = widgetStyle({ flex: 1 });
/** What is still missing has a line of its own: beside the words the bar would have no room. */
export const missing = widgetStyle({ flexBasis: "100%" });
export const actions = widgetStyle({ display: "flex", alignItems: "center", gap: vars.space[8], flexWrap: "wrap" });
/** Words that have no room beside the buttons are above them. */
export const saved = widgetStyle({ flex: "1 0 auto", maxWidth: "100%", display: "flex" });
