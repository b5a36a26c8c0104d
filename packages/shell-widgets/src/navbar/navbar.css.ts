import { below, countPill, focusRing, from, tiny, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

export const bar = widgetStyle({
  background: vars.color.surface,
  selectors: {
    '&[data-look="bar"]': { borderBottom: `1px solid ${vars.color.line}` },
    '&[data-look="bare"]': { background: "transparent" },
  },
});

export const inner = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  height: "56px",
  padding: `0 ${vars.space[24]}`,
  "@media": { [below.tablet]: { padding: `0 ${vars.space[16]}` } },
  selectors: {
    '[data-width="content"] > &': {
      maxWidth: `calc(1168px + 2 * ${vars.space[24]})`,
      height: "64px",
      margin: "0 auto",
    },
  },
});

export const home = widgetStyle({
  display: "inline-flex",
  color: "inherit",
  textDecoration: "none",
  borderRadius: vars.radius.tool,
  selectors: { "&:focus-visible": focusRing },
});

export const links = widgetStyle({
  display: "flex",
  gap: vars.space[4],
  margin: `0 0 0 28px`,
  padding: 0,
  listStyle: "none",
  "@media": { [below.tablet]: { display: "none" } },
});

export const link = widgetStyle({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "32px",
  padding: "0 12px",
  borderRadius: vars.radius.field,
  color: vars.color.muted,
  textDecoration: "none",
  ...typeStep("base"),
  fontWeight: vars.weight.medium,
  selectors: {
    "&:hover": { color: vars.color.text, background: vars.color.fillQuiet },
    '&[aria-current="page"]': { color: vars.color.text, background: vars.color.fill },
    "&:focus-visible": focusRing,
  },
});

/** The number behind an entry. */
export const count = widgetStyle({ ...countPill, marginInlineStart: vars.space[8] });

export const end = widgetStyle({
  marginInlineStart: "auto",
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
});
export const wide = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  "@media": { [below.tablet]: { display: "none" } },
});
/** Room for the bell while its part is being loaded, so that nothing moves. */
export const bell = widgetStyle({
  minWidth: "32px",
  minHeight: "32px",
  "@media": { [tiny]: { display: "none" } },
});
export const narrow = widgetStyle({ "@media": { [from.tablet]: { display: "none" } } });

export const user = widgetStyle({ gap: vars.space[8], margin: 0 });
export const userName = widgetStyle({ "@media": { [below.tablet]: { display: "none" } } });

/** A sheet from the top edge of small screens. */
export const sheet = widgetStyle({
  "@media": {
    all: {
      inset: "0 0 auto 0",
      width: "auto",
      maxWidth: "none",
      maxHeight: "85vh",
      borderRadius: `0 0 ${vars.radius.dialog} ${vars.radius.dialog}`,
    },
  },
});
export const sheetLinks = widgetStyle({
  listStyle: "none",
  display: "grid",
  gap: vars.space[4],
  margin: 0,
  padding: 0,
});
export const sheetLink = widgetStyle({
  display: "flex",
  alignItems: "center",
  minHeight: "44px",
  color: vars.color.text,
  textDecoration: "none",
  ...typeStep("reading"),
  borderRadius: vars.radius.tool,
  selectors: { "&:focus-visible": focusRing },
});
export const sheetEnd = widgetStyle({
  display: "grid",
  gap: vars.space[12],
  justifyItems: "start",
  marginTop: vars.space[16],
});
