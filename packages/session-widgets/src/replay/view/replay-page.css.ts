import { below, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

/** The page: the bar, then everything else with margins around it. */
export const page = widgetStyle({
  display: "flex",
  flex: 1,
  flexDirection: "column",
  minWidth: 0,
  minHeight: 0,
  color: vars.color.text,
  fontFamily: vars.font.text,
  ...typeStep("base"),
});
/** Over the whole width, above the page's margins. */
export const pageHead = widgetStyle({
  display: "flex",
  flex: "none",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[4]} ${vars.space[12]}`,
  boxSizing: "border-box",
  minHeight: "56px",
  padding: `${vars.space[8]} ${vars.space[24]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  "@media": { [below.tablet]: { paddingInline: vars.space[12] } },
});
export const wayBack = widgetStyle({
  display: "inline-flex",
  alignItems: "center",
  paddingInlineEnd: vars.space[12],
  selectors: { "&:not(:last-child)": { borderInlineEnd: `1px solid ${vars.color.line}` } },
});
export const body = widgetStyle({
  display: "flex",
  flex: 1,
  flexDirection: "column",
  gap: vars.space[12],
  minWidth: 0,
  minHeight: 0,
  padding: `${vars.space[12]} ${vars.space[24]} ${vars.space[16]}`,
  "@media": { [below.tablet]: { padding: vars.space[12] } },
});
export const notice = widgetStyle({
  display: "flex",
  flex: "none",
  gap: vars.space[12],
  padding: `${vars.space[12]} ${vars.space[16]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});
export const noticeText = widgetStyle({ margin: 0, maxWidth: "72ch", color: vars.color.muted, ...typeStep("second") });
export const pageTitle = widgetStyle({
  margin: 0,
  fontWeight: vars.weight.strong,
  overflowWrap: "anywhere",
  ...typeStep("reading"),
});
export const when = widgetStyle({ color: vars.color.muted, ...typeStep("second") });
/** The people who see it. */
export const seenBy = widgetStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[8],
  marginInlineStart: "auto",
  color: vars.color.muted,
  ...typeStep("second"),
});
