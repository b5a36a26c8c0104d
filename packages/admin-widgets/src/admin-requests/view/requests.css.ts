import { below, focusRing, plainButton, typeStep, vars, visuallyHidden, widgetStyle } from "@hotseat/ui/tokens";

/** Up to this width of the table's place, in pixels, each request is a card. */
const narrow = "(max-width: 819.98px)";

/** Takes the focus only when the last row has left. */
export const page = widgetStyle({ minWidth: 0, selectors: { "&:focus": { outline: "none" } } });
export const place = widgetStyle({ containerType: "inline-size" });

export const header = widgetStyle({ "@container": { [narrow]: visuallyHidden } });
export const nameHeader = widgetStyle({ width: "26%", "@container": { [narrow]: visuallyHidden } });
export const asksHeader = widgetStyle({ width: "23%", "@container": { [narrow]: visuallyHidden } });
export const checkHeader = widgetStyle({
  width: "44px",
  paddingInlineEnd: 0,
  "@container": { [narrow]: { width: "auto", height: "auto", padding: 0 } },
});
export const waitingHeader = widgetStyle({
  width: "96px",
  "@container": { [narrow]: { width: "auto", height: "auto", padding: 0, marginInlineStart: "auto" } },
});
/** The line of headers as a bar over the cards: everything selected, and the order. */
export const head = widgetStyle({
  "@container": {
    [narrow]: { display: "flex", alignItems: "center", minHeight: "44px", padding: `0 ${vars.space[16]}` },
  },
});

export const group = widgetStyle({
  height: "36px",
  background: vars.color.sunken,
  boxShadow: `inset 0 1px 0 ${vars.color.line}`,
  "@container": {
    [narrow]: { display: "flex", alignItems: "center", gap: vars.space[12], padding: `0 ${vars.space[16]}` },
  },
});
export const groupCheck = widgetStyle({
  paddingInlineStart: vars.space[12],
  "@container": { [narrow]: { padding: 0 } },
});
export const groupName = widgetStyle({
  padding: `0 ${vars.space[12]}`,
  ...typeStep("second"),
  fontWeight: vars.weight.strong,
  textAlign: "start",
  "@container": { [narrow]: { padding: 0 } },
});
export const groupCount = widgetStyle({
  marginInlineStart: vars.space[4],
  fontWeight: vars.weight.regular,
  color: vars.color.muted,
  fontVariantNumeric: "tabular-nums",
});
/** A line of the table about its group: more, loading, failed. */
export const groupFoot = widgetStyle({
  padding: 0,
  "@container": { [narrow]: { display: "block" } },
});
export const wholeRow = widgetStyle({ "@container": { [narrow]: { display: "block" } } });
/** Begins where the group's name does. */
export const groupState = widgetStyle({
  padding: `${vars.space[12]} ${vars.space[16]} ${vars.space[12]} 56px`,
  "@container": { [narrow]: { padding: `${vars.space[12]} ${vars.space[16]}` } },
});

export const row = widgetStyle({
  "@container": {
    [narrow]: {
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 1fr) auto",
      gridTemplateAreas: '"check name name" ". asks asks" ". know know" ". waiting actions"',
      alignItems: "center",
      gap: `${vars.space[8]} ${vars.space[12]}`,
      height: "auto",
      padding: `${vars.space[12]} ${vars.space[16]}`,
    },
  },
});
const cell = (area: string) => ({ "@container": { [narrow]: { gridArea: area, padding: 0 } } }) as const;
export const checkCell = widgetStyle({
  paddingInlineEnd: 0,
  "@container": { [narrow]: { gridArea: "check", alignSelf: "start", padding: `${vars.space[8]} 0 0` } },
});
export const nameCell = widgetStyle(cell("name"));
export const asksCell = widgetStyle(cell("asks"));
export const knowCell = widgetStyle({
  "@container": {
    [narrow]: { gridArea: "know", padding: 0, selectors: { "&:empty": { display: "none" } } },
  },
});
export const waitingCell = widgetStyle(cell("waiting"));
export const actionsCell = widgetStyle({
  width: "1px",
  "@container": { [narrow]: { gridArea: "actions", width: "auto", padding: 0 } },
});
export const actions = widgetStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: vars.space[4],
  whiteSpace: "nowrap",
});

export const asks = widgetStyle({ display: "grid", minWidth: 0, overflowWrap: "anywhere" });

export const know = widgetStyle({ display: "grid", justifyItems: "start", gap: "2px", minWidth: 0 });
export const remark = widgetStyle({
  display: "inline-flex",
  alignItems: "flex-start",
  gap: vars.space[4],
  ...typeStep("second"),
  color: vars.color.muted,
  selectors: {
    '&[data-tone="doubt"]': { color: vars.color.status.amber.text },
    '&[data-tone="problem"]': { color: vars.color.status.red.text, fontWeight: vars.weight.medium },
    '[data-selected] &[data-tone="doubt"]': { color: vars.color.status.amber.onFill },
    '[data-selected] &[data-tone="problem"]': { color: vars.color.status.red.onFill },
  },
});
export const remarkIcon = widgetStyle({ flex: "none", marginBlockStart: "2px" });
export const message = widgetStyle({ margin: 0, ...typeStep("second"), overflowWrap: "anywhere" });
/** A message whose beginning is shown; a press shows all of it. */
export const longMessage = widgetStyle({
  ...plainButton,
  ...typeStep("second"),
  overflowWrap: "anywhere",
  borderRadius: vars.radius.small,
  cursor: "pointer",
  selectors: {
    "&:hover": { textDecoration: "underline", textDecorationColor: vars.color.lineStrong },
    "&:focus-visible": focusRing,
  },
});
export const wholeMessage = widgetStyle({
  margin: 0,
  maxHeight: "320px",
  overflowY: "auto",
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
});

export const tabs = widgetStyle({
  flex: "none",
  width: "auto",
  minWidth: "300px",
  "@media": { [below.tablet]: { flex: "1 1 100%", minWidth: 0 } },
});
export const tabCount = widgetStyle({ fontVariantNumeric: "tabular-nums" });
