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

export const title = widgetStyle({ display: "block", ...typeStep("page") });

export const badges = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[8],
  marginBottom: vars.space[16],
});

export const late = widgetStyle({ marginBottom: vars.space[16] });
/** Above everything else, because a person waits for the answer. */
export const asked = widgetStyle({ marginBottom: vars.space[20] });

export const grid = widgetStyle(dialogColumns("272px"));

export const description = widgetStyle({ margin: 0, ...typeStep("description"), maxWidth: "60ch" });

export const part = widgetStyle({
  margin: `${vars.space[20]} 0 10px`,
  ...partTitle,
});

export const askedTitle = widgetStyle({ margin: "0 0 10px", ...partTitle });

export const agenda = widgetStyle(agendaList);

export const noTurns = widgetStyle({ margin: 0 });

/** Written by a person: lines are kept, and long words break. */
export const reason = widgetStyle({ margin: 0, whiteSpace: "pre-line", overflowWrap: "anywhere" });
/** Below the time. */
export const calendar = widgetStyle({ display: "block", width: "fit-content" });
/** Edit, duplicate, cancel; finger-high on a phone. */
export const owner = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[8],
  marginBottom: vars.space[16],
});
export const cancelling = widgetStyle({
  ...quietCard,
  display: "grid",
  gap: vars.space[12],
  marginBottom: vars.space[20],
});
export const cancelTitle = widgetStyle({ margin: 0, ...partTitle });
export const cancelEnd = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: vars.space[8],
});

export const line = widgetStyle({
  ...agendaLine,
  padding: `${vars.space[8]} 14px`,
  selectors: { "& + &": betweenLines, '&[data-whose^="mine"]': ownLine },
});

export const lineTitle = widgetStyle(agendaTitle);
export const lineLength = widgetStyle(agendaLength);

export const quote = widgetStyle({
  margin: 0,
  padding: `2px 0 2px 14px`,
  borderInlineStart: `3px solid ${vars.color.accent.line}`,
  ...typeStep("description"),
});

/** Before the text, also for the focus: on a phone when, where and who come first; on a desktop they stand at the right. */
export const aside = widgetStyle({
  ...quietCard,
  alignSelf: "start",
  gridArea: "1 / 2",
  "@media": { [below.tablet]: { alignSelf: "stretch", gridArea: "auto" } },
});
export const text = widgetStyle({ gridArea: "1 / 1", minWidth: 0, "@media": { [below.tablet]: { gridArea: "auto" } } });

export const facts = widgetStyle({
  display: "grid",
  gridTemplateColumns: "16px minmax(0, 1fr)",
  gap: "12px 10px",
  margin: `0 0 ${vars.space[16]}`,
});
export const factIcon = widgetStyle({ paddingTop: "2px", color: vars.color.muted });
export const fact = widgetStyle({ display: "flex", flexDirection: "column", margin: 0 });

export const people = widgetStyle({
  listStyle: "none",
  display: "flex",
  flexDirection: "column",
  gap: "10px",
  margin: 0,
  padding: `${vars.space[16]} 0 0`,
  borderTop: `1px solid ${vars.color.line}`,
});

export const person = widgetStyle({ display: "flex", alignItems: "center", gap: "10px" });
export const personName = widgetStyle({ flex: 1, minWidth: 0, overflowWrap: "anywhere" });

/** Under a name: a program acts for this person. */
export const program = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[4],
  color: vars.color.muted,
});

/** The next step stays visible, however long the text above it is; it never covers a focused element. */
export const dialog = widgetStyle({
  ...dialogHeight,
  scrollPaddingBottom: "88px",
  "@media": { [below.tablet]: { scrollPaddingBottom: "160px" } },
});

/** Finger-high on a phone. */
export const footButton = widgetStyle({ "@media": { [below.tablet]: { minHeight: "44px" } } });

export const foot = widgetStyle({ ...dialogFoot, gap: vars.space[8] });

/** Its text aligns with the text above; its quiet frame reaches out. */
export const copy = widgetStyle({ marginInlineStart: `calc(-1 * ${vars.space[12]})` });

export const footEnd = widgetStyle({ ...dialogFootEnd, alignItems: "center" });

export const choice = widgetStyle({ marginTop: vars.space[20], display: "grid", gap: vars.space[16] });
export const requests = widgetStyle({ listStyle: "none", display: "grid", gap: vars.space[12], margin: 0, padding: 0 });
export const request = widgetStyle({ display: "grid", gap: vars.space[8] });
export const bones = widgetStyle({ display: "grid", gap: vars.space[12] });
