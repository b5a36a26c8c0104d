import { below, low, typeStep, vars } from "@hotseat/ui/tokens";

/** The foot of a session's dialog: it stays in view below what scrolls. */
export const dialogFoot = {
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  padding: `14px ${vars.space[24]}`,
  borderTop: `1px solid ${vars.color.line}`,
  borderRadius: `0 0 ${vars.radius.dialog} ${vars.radius.dialog}`,
  background: vars.color.sunken,
  position: "sticky",
  bottom: 0,
  zIndex: vars.depth.navigation,
  "@media": {
    [below.tablet]: { padding: `${vars.space[8]} ${vars.space[16]}` },
    // Sticky, it would leave the content no room.
    [low]: { position: "static" },
  },
} as const;

/** The buttons at the foot's end. */
export const dialogFootEnd = {
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[8],
  marginInlineStart: "auto",
} as const;

/** The dialog around it: no higher than the window. */
export const dialogHeight = { maxHeight: `calc(100dvh - 2 * ${vars.space[24]})` } as const;

/** Content beside a column of this width, which follows below it on a phone. */
export const dialogColumns = (aside: string) =>
  ({
    display: "grid",
    gridTemplateColumns: `minmax(0, 1fr) ${aside}`,
    gap: vars.space[32],
    "@media": { [below.tablet]: { gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[20] } },
  }) as const;

/** A quiet surface inside the dialog. */
export const quietCard = {
  padding: vars.space[16],
  borderRadius: vars.radius.card,
  background: vars.color.fillQuiet,
} as const;

/** A title inside the dialog. */
export const partTitle = { ...typeStep("base"), fontWeight: vars.weight.strong } as const;

/** An agenda in a frame. Time, title, person, length: a title has room for its longest word in every language. */
export const agendaList = {
  listStyle: "none",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, auto) minmax(3.5rem, 1fr) auto",
  margin: 0,
  padding: 0,
  borderRadius: vars.radius.tile,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  overflow: "hidden",
} as const;

/** One line of it. */
export const agendaLine = {
  display: "grid",
  gridColumn: "1 / -1",
  gridTemplateColumns: "subgrid",
  gap: vars.space[8],
  ...typeStep("second"),
  color: vars.color.muted,
  fontVariantNumeric: "tabular-nums",
} as const;

/** The length at the end of a line: figures of one and two digits end at the same place. */
export const agendaLength = { textAlign: "end" } as const;

/** The rule between two lines. */
export const betweenLines = { borderTop: `1px solid ${vars.color.line}` } as const;
/** The reader's own line. */
export const ownLine = { background: vars.color.accent.quiet, color: vars.color.accent.strongText } as const;
export const agendaTitle = { fontWeight: vars.weight.strong, color: vars.color.text } as const;
