import { below, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";
import {
  agendaLength,
  agendaLine,
  agendaList,
  agendaTitle,
  betweenLines,
  dialogColumns,
  dialogFoot,
  dialogFootEnd,
  dialogHeight,
  ownLine,
  partTitle,
  quietCard,
} from "../../shared/dialog-styles";

export const dialog = widgetStyle({
  maxWidth: "976px",
  ...dialogHeight,
  // The foot never covers the focused field.
  scrollPaddingBottom: "96px",
});

export const grid = widgetStyle(dialogColumns("320px"));

export const notices = widgetStyle({ display: "grid", gap: vars.space[12], marginBottom: vars.space[16] });
export const fields = widgetStyle({ display: "grid", alignContent: "start", gap: vars.space[16] });

/** Fields that belong together, two beside each other where there is room. */
export const group = widgetStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 200px), 1fr))",
  alignItems: "start",
  gap: vars.space[16],
  selectors: {
    "& + &[data-new]": { borderTop: `1px solid ${vars.color.line}`, paddingTop: vars.space[16] },
  },
});
/** The start, its day and its time: in one line where the language's words have room. */
export const times = widgetStyle({ gridColumn: "1 / -1", display: "flex", flexWrap: "wrap", gap: vars.space[16] });
export const time = widgetStyle({ flex: "1 1 150px", minWidth: "min-content" });
export const whole = widgetStyle({ gridColumn: "1 / -1" });

export const labelled = widgetStyle({ display: "flex", flexDirection: "column", gap: vars.space[4], minWidth: 0 });
export const label = widgetStyle(partTitle);
export const optional = widgetStyle({
  marginInlineStart: vars.space[4],
  fontWeight: vars.weight.regular,
  color: vars.color.muted,
});

/** Like the errors of fields. */
export const fieldError = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[4],
  margin: 0,
  ...typeStep("second"),
  color: vars.color.status.red.text,
});

/** Words at the start, the switch at the end. */
export const flag = widgetStyle({
  display: "flex",
  flexDirection: "row-reverse",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[16],
});
export const flagTitle = widgetStyle({ display: "block", fontWeight: vars.weight.strong });
export const flagHint = widgetStyle({ display: "block", ...typeStep("second"), color: vars.color.muted });

export const add = widgetStyle({ display: "flex", alignItems: "flex-start", gap: vars.space[8] });
export const address = widgetStyle({ flex: 1, minWidth: 0 });
/** Level with the field, whose label stands above. */
export const addButton = widgetStyle({ marginTop: vars.space[24] });
export const invited = widgetStyle({
  listStyle: "none",
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[8],
  margin: 0,
  padding: 0,
});
export const one = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  minWidth: 0,
  padding: `2px ${vars.space[4]} 2px ${vars.space[8]}`,
  borderRadius: vars.radius.tool,
  background: vars.color.fillQuiet,
  overflowWrap: "anywhere",
});

export const preview = widgetStyle({
  ...quietCard,
  alignSelf: "start",
  display: "grid",
  gap: vars.space[12],
});
export const previewHead = widgetStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[8],
});
export const previewTitle = widgetStyle({ margin: 0, ...partTitle });
export const when = widgetStyle({ margin: 0, ...typeStep("second"), color: vars.color.muted });

export const lines = widgetStyle({ ...agendaList, background: vars.color.surface });
export const line = widgetStyle({
  ...agendaLine,
  padding: `${vars.space[8]} ${vars.space[12]}`,
  overflowWrap: "anywhere",
  selectors: { "& + &": betweenLines, "&[data-mine]": ownLine },
});
export const lineTitle = widgetStyle(agendaTitle);
export const lineLength = widgetStyle(agendaLength);

export const bar = widgetStyle({ display: "flex", gap: "2px", height: "8px" });
export const share = widgetStyle({
  borderRadius: "2px",
  selectors: {
    '&[data-part="questions"]': { background: vars.color.accent.solid },
    '&[data-part="open"]': { background: vars.color.accent.line },
    '&[data-part="evaluation"]': { background: vars.color.lineStrong },
  },
});
export const parts = widgetStyle({ display: "grid", gap: vars.space[4], margin: 0, ...typeStep("second") });
export const part = widgetStyle({ display: "flex", alignItems: "center", gap: vars.space[8] });
export const dot = widgetStyle({ flex: "0 0 8px", height: "8px" });
export const partTime = widgetStyle({ margin: 0, marginInlineStart: "auto", fontVariantNumeric: "tabular-nums" });

export const foot = widgetStyle({ ...dialogFoot, gap: vars.space[12] });
export const footWords = widgetStyle({
  flex: "1 1 200px",
  minWidth: 0,
  ...typeStep("second"),
  color: vars.color.muted,
});
export const footEnd = widgetStyle(dialogFootEnd);
/** Finger-high on a phone. */
export const footButton = widgetStyle({
  maxWidth: "100%",
  "@media": { [below.tablet]: { height: "auto", minHeight: "44px", whiteSpace: "normal" } },
});
export const failures = widgetStyle({
  margin: `${vars.space[8]} 0 0`,
  paddingInlineStart: vars.space[20],
  overflowWrap: "anywhere",
});
export const bones = widgetStyle({ display: "grid", gap: vars.space[16] });
