import { below, focusRing, truncate, typeStep, vars, visuallyHidden, widgetStyle } from "@hotseat/ui/tokens";

export const pad = widgetStyle({
  display: "flex",
  flexDirection: "column",
  height: "100%",
  minHeight: 0,
  minWidth: 0,
  overflow: "hidden",
  background: vars.color.surface,
  color: vars.color.text,
  ...typeStep("base"),
});
export const head = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
  flex: "none",
  minHeight: "56px",
  paddingInline: vars.space[20],
  borderBottom: `1px solid ${vars.color.line}`,
  "@media": { [below.tablet]: { gap: vars.space[8], paddingInline: vars.space[12] } },
});
export const heading = widgetStyle({ margin: 0, flex: "none", fontWeight: vars.weight.strong, ...typeStep("reading") });
export const subtitle = widgetStyle({
  flex: 1,
  minWidth: 0,
  color: vars.color.muted,
  ...typeStep("second"),
  ...truncate,
});
export const saved = widgetStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[4],
  flex: "none",
  color: vars.color.muted,
  ...typeStep("second"),
  selectors: {
    '&[data-state="shared"]': { color: vars.color.status.green.text },
    '&[data-state="waiting"]': { color: vars.color.status.amber.text },
  },
});
const narrow = "(max-width: 520px)";
/** Words that a phone has no room for; a screen reader reads them all the same. */
export const savedWords = widgetStyle({
  "@media": { [below.tablet]: visuallyHidden },
  "@container": { [narrow]: visuallyHidden },
});
export const body = widgetStyle({ display: "flex", flex: 1, minHeight: 0 });
export const sidebar = widgetStyle({
  flex: "none",
  width: "280px",
  overflowY: "auto",
  padding: `${vars.space[16]} ${vars.space[20]}`,
  borderInlineEnd: `1px solid ${vars.color.line}`,
});
export const aside = widgetStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[24],
  minHeight: "100%",
});
export const status = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  padding: `10px ${vars.space[12]}`,
  borderRadius: vars.radius.tool,
  background: vars.color.status.amber.fill,
  color: vars.color.status.amber.onFill,
  fontWeight: vars.weight.medium,
  selectors: {
    '&[data-status="connected"]': { background: vars.color.status.green.fill, color: vars.color.status.green.onFill },
    '&:is([data-status="desynchronized"], [data-status="refused"])': {
      background: vars.color.status.red.fill,
      color: vars.color.status.red.onFill,
    },
  },
});
export const dot = widgetStyle({
  flex: "none",
  width: "8px",
  height: "8px",
  borderRadius: vars.radius.full,
  background: "currentColor",
});
export const group = widgetStyle({ display: "flex", flexDirection: "column", gap: vars.space[8] });
export const groupTitle = widgetStyle({ margin: 0, fontWeight: vars.weight.strong, ...typeStep("base") });
export const link = widgetStyle({ display: "flex", gap: vars.space[8] });
export const linkField = widgetStyle({ flex: 1, minWidth: 0 });
export const people = widgetStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const person = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  minHeight: "32px",
  overflowWrap: "anywhere",
});
/** The person's colour. */
export const bar = widgetStyle({
  flex: "none",
  alignSelf: "stretch",
  width: "4px",
  marginBlock: vars.space[4],
  borderRadius: vars.radius.small,
  background: `oklch(${vars.color.person.mark} var(--pad-hue))`,
});
export const personName = widgetStyle({ flex: 1, minWidth: 0 });
export const form = widgetStyle({ display: "flex", flexDirection: "column", gap: vars.space[12] });
export const hue = widgetStyle({
  appearance: "none",
  width: "100%",
  height: "12px",
  margin: `${vars.space[8]} 0`,
  borderRadius: vars.radius.full,
  background: `linear-gradient(in oklch longer hue to right, oklch(${vars.color.person.mark} 0), oklch(${vars.color.person.mark} 359))`,
  selectors: {
    "&:focus-visible": focusRing,
    "&::-webkit-slider-thumb": {
      appearance: "none",
      width: "24px",
      height: "24px",
      border: `3px solid ${vars.color.surface}`,
      borderRadius: vars.radius.full,
      background: `oklch(${vars.color.person.solid} var(--pad-hue))`,
      boxShadow: vars.shadow.card,
    },
    "&::-moz-range-thumb": {
      width: "18px",
      height: "18px",
      border: `3px solid ${vars.color.surface}`,
      borderRadius: vars.radius.full,
      background: `oklch(${vars.color.person.solid} var(--pad-hue))`,
    },
  },
});
export const between = widgetStyle({ display: "flex", alignItems: "center", justifyContent: "space-between" });
export const about = widgetStyle({
  marginTop: "auto",
  paddingTop: vars.space[16],
  borderTop: `1px solid ${vars.color.line}`,
});
export const aboutText = widgetStyle({ margin: 0, color: vars.color.muted, ...typeStep("second") });
export const main = widgetStyle({ flex: 1, display: "flex", flexDirection: "column", minWidth: 0 });
export const tabs = widgetStyle({
  display: "flex",
  alignItems: "stretch",
  gap: vars.space[8],
  flex: "none",
  minHeight: "40px",
  paddingInlineEnd: vars.space[8],
  background: vars.color.sunken,
  borderBottom: `1px solid ${vars.color.line}`,
});
export const file = widgetStyle({
  display: "flex",
  alignItems: "center",
  minWidth: 0,
  marginBottom: "-1px",
  padding: `0 ${vars.space[20]}`,
  background: vars.color.surface,
  borderTop: `2px solid ${vars.color.accent.solid}`,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  fontFamily: vars.font.code,
  fontSize: vars.type.second.size,
  ...truncate,
});
export const hint = widgetStyle({
  flex: 1,
  alignSelf: "center",
  textAlign: "end",
  color: vars.color.muted,
  ...typeStep("small"),
  "@media": { [below.laptop]: { display: "none" } },
});
export const tools = widgetStyle({ display: "flex", alignItems: "center", gap: vars.space[4], flex: "none" });
export const toolsAtEnd = widgetStyle({
  display: "flex",
  alignItems: "center",
  flex: "none",
  marginInlineStart: "auto",
});
/** Around the row above the editor in a workspace tab, which is as narrow as somebody drags it. */
export const toolbarRoom = widgetStyle({ containerType: "inline-size", flex: "none" });
/** The row above the editor in a workspace tab. */
export const toolbar = widgetStyle({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: vars.space[8],
  flex: "none",
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderBottom: `1px solid ${vars.color.line}`,
});
/** Around the connection above the text, where no sidebar shows it. */
export const strip = widgetStyle({ flex: "none", padding: `${vars.space[12]} ${vars.space[12]} 0` });
export const grow = widgetStyle({ flex: 1 });
export const notice = widgetStyle({ flex: "none", margin: vars.space[12] });
/** Around the line below the editor, which is as narrow as a tab is. */
export const footRoom = widgetStyle({ containerType: "inline-size", flex: "none" });
/** In the foot only where there is room for all of it. */
export const footWide = widgetStyle({ "@container": { "(max-width: 560px)": { display: "none" } } });
/** In the foot but where it is as narrow as on the smallest phones. */
export const footMiddle = widgetStyle({ "@container": { "(max-width: 400px)": { display: "none" } } });
export const foot = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[20],
  padding: `${vars.space[8]} ${vars.space[20]}`,
  background: vars.color.sunken,
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
  fontVariantNumeric: "tabular-nums",
  ...typeStep("small"),
});
/** In the editor's place while there is none. */
export const frame = widgetStyle({ display: "grid", placeItems: "center", height: "100%", padding: vars.space[24] });
export const opening = widgetStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[8],
  color: vars.color.muted,
});
/** Opened by the menu only. */
export const unseen = widgetStyle({ display: "none" });
/** The theme around a pad of its own. */
export const whole = widgetStyle({ height: "100%", minHeight: 0 });
