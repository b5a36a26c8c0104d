import { below, typeStep, vars, visuallyHidden, widgetStyle } from "@hotseat/ui/tokens";
import { overVideo } from "../../shared/view/over-video";
import { stage } from "./video-stage.css";

export const tile = widgetStyle({
  position: "relative",
  overflow: "hidden",
  borderRadius: vars.radius.card,
  background: vars.color.placeholder,
  selectors: {
    '&[data-tile="main"]': { flex: 1, minHeight: 0 },
    '&[data-tile="thumbnail"]': { flex: "none", width: "200px", height: "112px" },
    [`${stage}[data-size="strip"] &[data-tile="thumbnail"]`]: {
      width: "92px",
      height: "60px",
      borderRadius: vars.radius.tool,
      boxShadow: "0 0 0 2px rgba(255, 255, 255, 0.85)",
    },
    '&[data-state="screen"]': { background: "#111216" },
    [`${stage}[data-size="full"] &[data-speaking]:not([data-frozen])`]: {
      boxShadow: `0 0 0 2px ${vars.color.stage}, 0 0 0 4px ${vars.color.accent.solid}`,
    },
  },
  "@media": {
    [below.tablet]: {
      selectors: {
        // Three across on a phone.
        [`${stage}[data-size="full"] &[data-tile="thumbnail"]`]: {
          width: `calc((100% - 2 * ${vars.space[8]}) / 3)`,
          height: "auto",
          aspectRatio: "200 / 112",
        },
      },
    },
  },
});

/** The slot of a picture, whatever fills it. */
export const picture = widgetStyle({
  position: "absolute",
  inset: 0,
  filter: vars.picture.filter,
  selectors: {
    '&[data-fit="contain"]': { filter: "none" },
    [`${tile}[data-frozen] &, ${tile}[data-quality="lost"]:not([data-me]) &`]: { filter: vars.picture.frozen },
  },
});
/** A live picture in its slot. */
export const video = widgetStyle({
  display: "block",
  width: "100%",
  height: "100%",
  objectFit: "cover",
  selectors: {
    [`${picture}[data-mirror] &`]: { transform: "scaleX(-1)" },
    [`${picture}[data-fit="contain"] &`]: { objectFit: "contain" },
    // A strip shows little of the height: the upper part, which has the face.
    [`${stage}[data-size="strip"] ${tile}[data-tile="main"] &`]: { objectPosition: "50% 25%" },
  },
});

export const faceless = widgetStyle({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  selectors: { [`${tile}[data-tile="thumbnail"] &`]: { paddingBottom: vars.space[16] } },
});
export const hidden = widgetStyle(visuallyHidden);
export const screenText = widgetStyle({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  margin: 0,
  color: vars.color.overVideo.text,
  ...typeStep("base"),
});

export const label = widgetStyle({
  ...overVideo("second"),
  position: "absolute",
  left: vars.space[12],
  bottom: vars.space[12],
  zIndex: vars.depth.tileLabel,
  maxWidth: `calc(100% - 2 * ${vars.space[12]})`,
  fontWeight: vars.weight.medium,
  whiteSpace: "nowrap",
  boxSizing: "border-box",
  selectors: {
    [`${tile}[data-tile="thumbnail"] &`]: {
      left: vars.space[8],
      bottom: vars.space[8],
      height: "24px",
      paddingInline: vars.space[8],
      maxWidth: `calc(100% - ${vars.space[16]})`,
      ...typeStep("small"),
    },
    [`${stage}[data-size="strip"] ${tile}[data-tile="thumbnail"] &`]: visuallyHidden,
  },
  "@media": {
    [below.tablet]: {
      selectors: {
        [`${tile}[data-tile="thumbnail"] &`]: {
          left: vars.space[4],
          bottom: vars.space[4],
          paddingInline: "5px",
          maxWidth: `calc(100% - ${vars.space[8]})`,
          gap: vars.space[4],
        },
      },
    },
  },
});
/** In the corner over the picture; the rest of a picture that stands still is dimmed. */
export const line = widgetStyle({
  ...overVideo("second"),
  position: "absolute",
  top: vars.space[8],
  left: vars.space[8],
  zIndex: vars.depth.tileLabel,
  maxWidth: `calc(100% - ${vars.space[16]})`,
  boxSizing: "border-box",
  selectors: {
    [`${tile}[data-tile="main"] &`]: { top: vars.space[12], left: "50%", transform: "translateX(-50%)" },
    [`${tile}[data-tile="thumbnail"] &`]: { height: "24px", paddingInline: vars.space[8], ...typeStep("small") },
    [`${stage}[data-size="strip"] &`]: { top: 0, left: 0, paddingInline: vars.space[4] },
    [`${stage}[data-size="strip"] ${tile}[data-tile="main"] &`]: {
      top: vars.space[8],
      left: vars.space[8],
      transform: "none",
    },
  },
});
/** In the corner that the line's mark leaves free. */
export const hand = widgetStyle({
  ...overVideo("second"),
  position: "absolute",
  top: vars.space[12],
  right: vars.space[12],
  zIndex: vars.depth.tileLabel,
  boxSizing: "border-box",
  background: vars.color.accent.solid,
  color: vars.color.accent.onSolid,
  selectors: {
    [`${tile}[data-tile="thumbnail"] &`]: {
      top: vars.space[8],
      right: vars.space[8],
      height: "24px",
      paddingInline: vars.space[8],
    },
    [`${stage}[data-size="strip"] &`]: { top: 0, right: 0, paddingInline: vars.space[4] },
  },
});
/** On a phone's small tiles the name is all there is room for. */
export const name = widgetStyle({ overflow: "hidden", textOverflow: "ellipsis" });
export const role = widgetStyle({
  flex: "none",
  paddingInlineStart: "6px",
  borderInlineStart: `1px solid ${vars.color.overVideo.line}`,
  fontWeight: vars.weight.regular,
  "@media": { [below.tablet]: { selectors: { [`${tile}[data-tile="thumbnail"] &`]: { display: "none" } } } },
});
/** Never cut off by a long name. */
export const program = widgetStyle({
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[4],
  paddingInlineStart: "6px",
  borderInlineStart: `1px solid ${vars.color.overVideo.line}`,
  fontWeight: vars.weight.regular,
});
export const programWord = widgetStyle({
  "@media": { [below.tablet]: { selectors: { [`${tile}[data-tile="thumbnail"] &`]: visuallyHidden } } },
});
/** The messages over the large tile, in a column. */
export const marks = widgetStyle({
  position: "absolute",
  insetInline: vars.space[12],
  top: vars.space[12],
  zIndex: vars.depth.tileLabel,
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: vars.space[8],
  pointerEvents: "none",
});
/** As high as its words, which take two lines on a phone. */
export const mark = widgetStyle({
  ...overVideo("second"),
  height: "auto",
  minHeight: "28px",
  maxWidth: "100%",
  paddingBlock: vars.space[4],
  boxSizing: "border-box",
  fontVariantNumeric: "tabular-nums",
});
export const bars = widgetStyle({
  position: "absolute",
  insetInline: 0,
  top: 0,
  zIndex: vars.depth.tileLabel,
  display: "flex",
  flexDirection: "column",
});
