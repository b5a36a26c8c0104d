import { below, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

export const show = widgetStyle({ position: "relative", margin: 0, minWidth: 0 });

export const frame = widgetStyle({
  borderRadius: vars.radius.dialog,
  padding: vars.space[12],
  background: vars.color.stage,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
});

export const head = widgetStyle({ display: "flex", alignItems: "center", gap: "10px", padding: "2px 4px 12px" });
export const clock = widgetStyle({
  marginInlineStart: "auto",
  ...typeStep("card"),
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
});

export const tiles = widgetStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 152px",
  gridTemplateRows: "repeat(3, minmax(0, 1fr))",
  gap: vars.space[8],
  height: "292px",
  "@media": { [below.tablet]: { gridTemplateColumns: "minmax(0, 1fr) 96px", height: "232px" } },
});

export const tile = widgetStyle({
  position: "relative",
  overflow: "hidden",
  borderRadius: vars.radius.card,
  background: vars.color.placeholder,
  selectors: {
    '&[data-size="big"]': {
      gridRow: "span 3",
      boxShadow: `0 0 0 2px ${vars.color.stage}, 0 0 0 4px ${vars.color.accent.solid}`,
    },
  },
});

export const drawing = widgetStyle({ position: "absolute", inset: 0, filter: vars.picture.filter });

export const tag = widgetStyle({
  position: "absolute",
  insetInlineStart: vars.space[8],
  bottom: vars.space[8],
  zIndex: vars.depth.tileLabel,
  display: "flex",
  alignItems: "center",
  gap: "5px",
  maxWidth: `calc(100% - 2 * ${vars.space[8]})`,
  minHeight: "24px",
  padding: "0 8px",
  borderRadius: vars.radius.field,
  background: vars.color.overVideo.fill,
  color: vars.color.overVideo.text,
  ...typeStep("small"),
  fontWeight: vars.weight.medium,
  whiteSpace: "nowrap",
  "@media": { [below.tablet]: { flexWrap: "wrap", paddingBlock: "2px" } },
});

/** The person's activity, after the name; under it where "auf dem heissen Stuhl" does not fit beside it. */
export const tagRole = widgetStyle({
  paddingInlineStart: "6px",
  borderInlineStart: `1px solid ${vars.color.overVideo.line}`,
  "@media": { [below.tablet]: { flexBasis: "100%", paddingInlineStart: 0, borderInlineStart: 0 } },
});

export const question = widgetStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[4],
  minHeight: "104px",
  marginTop: vars.space[8],
  padding: `14px 210px ${vars.space[16]} ${vars.space[16]}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.card,
  "@media": { [below.tablet]: { padding: `14px ${vars.space[16]} 76px` } },
});

export const questionText = widgetStyle({ ...typeStep("reading"), fontWeight: vars.weight.medium });

export const scores = widgetStyle({
  position: "absolute",
  insetInlineEnd: "-20px",
  bottom: "-28px",
  display: "grid",
  gap: "6px",
  width: "208px",
  "@media": { [below.desktop]: { insetInlineEnd: vars.space[12], bottom: "-56px" } },
});

export const score = widgetStyle({ display: "flex", alignItems: "center", gap: vars.space[8], ...typeStep("second") });
export const scoreName = widgetStyle({ flex: 1 });
