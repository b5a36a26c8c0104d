import { below, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

export const block = widgetStyle({ display: "flex", flexDirection: "column", gap: vars.space[8] });
export const title = widgetStyle({ margin: 0, ...typeStep("base"), fontWeight: vars.weight.strong });

export const part = widgetStyle({
  display: "flex",
  flex: "none",
  alignItems: "center",
  gap: vars.space[12],
  padding: `${vars.space[12]} ${vars.space[16]}`,
  borderRadius: vars.radius.card,
  background: vars.color.accent.soft,
  color: vars.color.accent.strongText,
});
export const partTitle = widgetStyle({ display: "block", ...typeStep("base"), fontWeight: vars.weight.strong });
export const partText = widgetStyle({ margin: 0, ...typeStep("second") });

export const agenda = widgetStyle({ flex: "none", padding: `14px ${vars.space[16]} ${vars.space[16]}` });
export const agendaHead = widgetStyle({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space[12],
});
export const span = widgetStyle({ color: vars.color.muted, fontVariantNumeric: "tabular-nums", ...typeStep("second") });
export const lines = widgetStyle({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
  margin: "10px 0 0",
  padding: 0,
  listStyle: "none",
  "@media": { [below.tablet]: { gridAutoFlow: "row", gap: 0 } },
});
const MINE = '&[data-task="turn"], &[data-task="interview"]';
export const line = widgetStyle({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  paddingTop: "10px",
  selectors: {
    "&::before": {
      content: '""',
      position: "absolute",
      insetInline: 0,
      top: 0,
      height: "4px",
      borderRadius: "2px",
      background: vars.color.track,
    },
    '&[data-task="turn"]::before, &[data-task="interview"]::before': { background: vars.color.accent.solid },
    [MINE]: { color: vars.color.accent.text },
  },
  "@media": {
    [below.tablet]: {
      flexDirection: "row",
      alignItems: "center",
      gap: vars.space[12],
      padding: `${vars.space[8]} 0 ${vars.space[8]} 14px`,
      selectors: {
        "&::before": { insetInline: "0 auto", top: vars.space[4], bottom: vars.space[4], width: "4px", height: "auto" },
      },
    },
  },
});
export const when = widgetStyle({ color: vars.color.muted, fontVariantNumeric: "tabular-nums", ...typeStep("small") });
export const who = widgetStyle({ ...typeStep("base"), fontWeight: vars.weight.strong, overflowWrap: "anywhere" });
export const what = widgetStyle({
  color: vars.color.muted,
  ...typeStep("small"),
  "@media": { [below.tablet]: { marginInlineStart: "auto", textAlign: "end" } },
});

/** Heading and host on one line where there is room. */
export const whoHead = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `0 ${vars.space[12]}`,
});
export const people = widgetStyle({ display: "grid", gap: vars.space[8], margin: 0, padding: 0, listStyle: "none" });
export const person = widgetStyle({ display: "flex", alignItems: "center", gap: "10px" });
export const face = widgetStyle({ display: "inline-flex" });
export const personWords = widgetStyle({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  minWidth: 0,
  lineHeight: "18px",
});
export const role = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[4],
  color: vars.color.muted,
  fontSize: vars.type.small.size,
});
export const presence = widgetStyle({
  flex: "none",
  color: vars.color.muted,
  ...typeStep("second"),
  selectors: { [`${person}[data-presence="here"] &`]: { color: vars.color.status.green.text } },
});
export const nobody = widgetStyle({ margin: 0, color: vars.color.muted, ...typeStep("second") });
